import {
  AnswerTable,
  daysOf,
  drawn,
  rowsOf,
  share,
  totalOf,
  useColumns,
  useComparisonName,
  useMemberName,
  type AnswerTo,
  type Row,
  type TableColumn,
} from '@pendapa/analysis';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import type { ByTax } from './overview-questions.ts';

type TaxRow = Row<ByTax, 'taxType'>;
type ByTaxType = AnswerTo<ByTax, 'taxType'>;
const SPEC = measureSpec('achievement', 'realised');

function useTaxColumns(answer: ByTaxType, rows: readonly TaxRow[]): readonly TableColumn<TaxRow>[] {
  const t = useMessages(messages);
  const name = useMemberName();
  const against = useComparisonName();
  const columns = useColumns(rows);
  const total = totalOf(answer, 'realised');
  const ofYear = daysOf(answer, 'achievement').current.from !== answer.period.from;
  const measured = (make: 'money' | 'percent', key: ByTax, header: string): TableColumn<TaxRow> =>
    columns[make]({ key, header, value: ({ current }) => current[key], total: totalOf(answer, key) });
  const status = columns.status({ key: 'status', header: t('status'), ratio: ({ current }) => drawn(current.planAchievement) });
  const figures = [
    measured('money', 'targetApbd', t('apbd')),
    measured('money', 'targetApbdp', t('apbdp')),
    measured('money', 'realised', t('realised')),
    ...(ofYear ? [measured('money', 'realisedToDate', t('realisedToDate'))] : []),
    measured('percent', 'achievement', t('achievement')),
    measured('money', 'planVariance', t('planVariance')),
    columns.change({
      key: 'yoy',
      header: against,
      value: ({ current }) => current.realised,
      before: ({ comparison }) => comparison.realised,
      spec: SPEC,
      total,
      totalBefore: totalOf(answer, 'realised', 'comparison'),
    }),
    columns.percent({
      key: 'share',
      header: t('share'),
      value: ({ current }) => share(current.realised, total),
      total: share(total, total),
    }),
    status,
  ].filter(({ sortBy }) => rows.some((row) => sortBy(row) !== null));
  return [columns.name({ key: 'taxType', header: t('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }), ...figures];
}

/** Every tax type with both targets; columns for which the extracts say nothing are left out. */
export function TaxTypeTable({ answer }: { readonly answer: ByTaxType }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = rowsOf(answer);
  const columns = useTaxColumns(answer, rows);
  return (
    <AnswerTable
      caption={t('bullets.subtitle', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      columns={columns}
    />
  );
}
