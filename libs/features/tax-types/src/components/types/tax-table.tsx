import { AnswerTable, daysOf, drawn, rowsOf, share, totalOf, useColumns, useComparisonName } from '@pendapa/analysis';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages as shared } from '../../messages/shared.ts';
import { messages as dueTexts } from '../../messages/dues.ts';
import { messages } from '../../messages/tax-types.ts';
import { useFactsOfTaxes, useTaxName } from './former-names.tsx';
import type { TaxAnswer } from './questions.ts';
import type { TaxRow } from './tax-figures.ts';
import { useDueWords } from './use-due-words.ts';

const SPEC = measureSpec('achievement', 'realised');

/** Every tax type with targets, revenue, variance, share, next due date, former name and system: the twin of the page's rankings. */
export function TaxTable({ answer, maxHeight }: { readonly answer: TaxAnswer; readonly maxHeight?: number }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const name = useTaxName();
  const facts = useFactsOfTaxes();
  const dues = useMessages(dueTexts);
  const due = useDueWords();
  const against = useComparisonName();
  const rows = rowsOf(answer);
  const columns = useColumns<TaxRow>(rows);
  const whole = totalOf(answer, 'realised');
  const fact = ({ codes }: TaxRow) => facts.get(codes.taxType ?? '');
  const ratio = ({ current }: TaxRow): number | null => drawn(current.planAchievement);
  const toDate = columns.money({
    key: 'toDate',
    header: t('table.realisedToDate'),
    value: ({ current }) => current.realisedToDate,
    total: totalOf(answer, 'realisedToDate'),
  });
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'taxType', header: words('taxType'), text: ({ codes }) => name(answer, codes.taxType) }),
        columns.money({
          key: 'apbd',
          header: t('table.apbd'),
          value: ({ current }) => current.targetApbd,
          total: totalOf(answer, 'targetApbd'),
        }),
        columns.money({
          key: 'apbdp',
          header: t('table.apbdp'),
          value: ({ current }) => current.targetApbdp,
          total: totalOf(answer, 'targetApbdp'),
        }),
        columns.money({ key: 'realised', header: t('table.realised'), value: ({ current }) => current.realised, total: whole }),
        ...(daysOf(answer, 'achievement').current.from === answer.period.from ? [] : [toDate]),
        columns.percent({
          key: 'achievement',
          header: t('table.achievement'),
          value: ({ current }) => current.achievement,
          total: totalOf(answer, 'achievement'),
        }),
        columns.money({
          key: 'variance',
          header: t('table.variance'),
          value: ({ current }) => current.planVariance,
          total: totalOf(answer, 'planVariance'),
        }),
        columns.change({
          key: 'change',
          header: against,
          value: ({ current }) => current.realised,
          before: ({ comparison }) => comparison.realised,
          spec: SPEC,
          total: whole,
          totalBefore: totalOf(answer, 'realised', 'comparison'),
        }),
        columns.percent({
          key: 'share',
          header: t('table.share'),
          value: ({ current }) => share(current.realised, whole),
          total: share(whole, whole),
        }),
        columns.status({ key: 'status', header: t('table.status'), ratio }),
        columns.name({
          key: 'due',
          header: dues('column'),
          text: ({ codes }) => due.text(codes.taxType),
          order: ({ codes }) => due.order(codes.taxType),
        }),
        columns.name({ key: 'system', header: t('table.system'), text: (row) => fact(row)?.system ?? '-' }),
        columns.name({ key: 'former', header: t('table.former'), text: (row) => fact(row)?.formerName ?? '-' }),
      ]}
    />
  );
}
