import Typography from '@mui/material/Typography';
import type { TaxDueRule, Texts } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { DetailsPanel, useMemberName, usePanelWords, type AnswerColumns } from '@pendapa/panels';
import { useTaxDueRules } from '@pendapa/query';
import { messages } from '../../messages/tax-types.ts';
import { nearestDue, type TaxRow } from './tax-figures.ts';
import { useTaxes, useTaxFacts, type TaxMeasure } from './taxes.ts';

/** Text of the next due date, or of the rule if there is no common date. A dash without a rule. */
function useDueText(): (due: TaxDueRule | undefined) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (due) => {
    if (due?.next) return format.date(due.next);
    if (due?.rule === 'own-date') return t('due.ownDate');
    if (due?.rule !== 'after-issue' || due.length === null) return '-';
    return t(due.unit === 'months' ? 'due.monthsAfterIssue' : 'due.daysAfterIssue', { count: due.length });
  };
}

/** Columns of the details table, also used as table view of the page's rankings. */
export function useTaxColumns() {
  const t = useMessages(messages);
  const text = useText();
  const facts = useTaxFacts();
  const textOrDash = (texts: Texts | null | undefined): string => (texts ? text(texts) : '-');
  const dueText = useDueText();
  const dueRules = useTaxDueRules()?.dues;
  const dueOf = ({ codes }: TaxRow) => dueRules?.find(({ tax }) => tax === codes.taxType);
  return ({
    read,
    dimensionColumn,
    measureColumn,
    growthColumn,
    shareColumn,
    statusColumn,
    make,
  }: AnswerColumns<TaxMeasure, 'taxType'>) => [
    dimensionColumn('taxType'),
    measureColumn('realised'),
    ...(read.periodLabelsFor('achievement').period === read.periodLabelsFor('realised').period ? [] : [measureColumn('realisedToDate')]),
    measureColumn('achievement'),
    statusColumn('planAchievement'),
    measureColumn('planVariance'),
    growthColumn('realised'),
    shareColumn('realised'),
    measureColumn('targetApbdp'),
    measureColumn('targetApbd'),
    make.name({
      key: 'due',
      header: t('due.column'),
      text: (row) => dueText(dueOf(row)),
      order: (row) => dueOf(row)?.next ?? null,
      file: { kind: 'day', value: (row) => dueOf(row)?.next ?? dueText(dueOf(row)) },
    }),
    make.name({ key: 'system', header: t('table.system'), text: ({ codes }) => textOrDash(facts.get(codes.taxType)?.system) }),
    make.name({ key: 'former', header: t('table.former'), text: ({ codes }) => textOrDash(facts.get(codes.taxType)?.former) }),
  ];
}

/** Details table of taxes, with the next due date and its rules below. */
export function TaxDetails() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const result = useTaxes();
  const { answer } = result;
  const dueRules = useTaxDueRules()?.dues;
  const nearest = dueRules && nearestDue(dueRules);
  const taxes = answer && nearest?.taxes.map((code) => name(answer, 'taxType', code)).join(', ');
  const first = nearest && t('due.nearest', { date: format.date(nearest.on), taxes: taxes ?? '' });
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={result}
      measure="realised"
      columns={useTaxColumns()}
      footer={
        dueRules && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {dueRules.length === 0 ? t('due.none') : [first, t('due.note')].filter(Boolean).join(' ')}
          </Typography>
        )
      }
    />
  );
}
