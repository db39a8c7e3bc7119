import Typography from '@mui/material/Typography';
import { levelsIn, useFilteredAnswer, useMapLevels, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { UnappliedFiltersLine, missingOf, useFailureText, useMemberName, useMissingText } from '@pendapa/panels';
import { useTogether, type QueryResult, type RegionLevel } from '@pendapa/query';
import { messages as detailed } from '../../messages/detailed.ts';
import { messages } from '../../messages/regional.ts';
import * as ask from '../../questions/detailed-regional.ts';
import { joinedRows, type RegionAnswer, type RegionRow } from './joined-rows.ts';

/** Queries revenue, objects, assessments, arrears and compliance of the map's regions; all change at the same time. */
export function useRegisters() {
  const queries = ask.registers(useMoneyMeasure(), useMapLevels());
  return useTogether({
    revenue: useFilteredAnswer(queries.revenue),
    objects: useFilteredAnswer(queries.objects),
    assessments: useFilteredAnswer(queries.assessments),
    arrears: useFilteredAnswer(queries.arrears),
    compliance: useFilteredAnswer(queries.compliance),
  });
}
export type Registers = ReturnType<typeof useRegisters>;

export interface NamedRow extends RegionRow {
  readonly name: string;
}

/** Joined rows of the map's regions, with names. */
export function useRegionRows({ revenue, objects, assessments, arrears, compliance }: Registers): readonly NamedRow[] {
  const t = useMessages(messages);
  const memberName = useMemberName();
  if (!revenue.answer) return [];
  const { group, level } = levelsIn(revenue.answer);
  const answers: readonly (RegionAnswer | null)[] = [revenue.answer, objects.answer, assessments.answer, arrears.answer, compliance.answer];
  // A region without revenue has its name in another answer.
  const regionName = (dimension: RegionLevel, code: string | null): string => {
    const names = answers.map((answer) => (answer ? memberName(answer, dimension, code) : code));
    return names.find((name) => name !== null && name !== code) ?? code ?? '';
  };
  const rowName = (row: RegionRow): string => {
    if (row.code !== null) return regionName(level, row.code);
    return row.group === null ? t('noRegion') : t('noRegionIn', { region: regionName(group, row.group) });
  };
  return joinedRows(answers, group, level).map((row) => ({ ...row, name: rowName(row) }));
}

/** Names the joined figures that are missing, and the extract that contains them. */
export function RegisterGaps({ registers: { objects, assessments, arrears, compliance } }: { readonly registers: Registers }) {
  const t = useMessages(detailed);
  const reason = useMissingText();
  const failureText = useFailureText();
  const gap = <M extends string>(part: string, { subject, answer, failure }: QueryResult<M>, measure: NoInfer<M>): readonly string[] => {
    const missing = answer && missingOf(answer, measure);
    const why = missing ? reason(missing, subject) : !answer && failure ? failureText(failure) : null;
    return why === null ? [] : [`${part}: ${why}.`];
  };
  const gaps = [
    ...gap(t('part.objects'), objects, 'registered'),
    ...gap(t('part.assessments'), assessments, 'netDue'),
    ...gap(t('part.arrears'), arrears, 'total'),
    ...gap(t('part.compliance'), compliance, 'onTimePaymentRate'),
  ];
  const unappliedPeriod = compliance.unappliedFilters?.filter(({ filter }) => filter === 'period') ?? [];
  return (
    <>
      {gaps.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {gaps.join(' ')}
        </Typography>
      )}
      <UnappliedFiltersLine results={[{ unappliedFilters: unappliedPeriod }]} about={t('part.compliance')} />
    </>
  );
}
