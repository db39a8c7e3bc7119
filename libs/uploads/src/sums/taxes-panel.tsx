import type { ChangedMonth } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { sumTexts } from '../messages/sums.ts';
import { StackedTable } from '../parts/stacked-table.tsx';
import { useTableMoney } from '../parts/use-table-money.ts';
import { comingByTax, firstDay, inFewPeriods, isYear } from './months.ts';

/** New money by tax and month, with totals; nothing if the file has no money. */
export function TaxesPanel({ lines }: { readonly lines: readonly ChangedMonth[] }) {
  const t = useMessages(sumTexts);
  const text = useText();
  const format = useFormat();
  const tableMoney = useTableMoney();
  const few = inFewPeriods(lines).filter(({ come }) => come.rows > 0);
  const taxes = comingByTax(few);
  const months = [...new Set(few.map(({ month }) => month))].sort();
  if (taxes.length === 0) return null;
  const sumOf = (month: string): bigint => taxes.reduce((sum, { amounts }) => sum + (amounts.get(month) ?? 0n), 0n);
  const total = taxes.reduce((sum, tax) => sum + tax.total, 0n);
  const scale = tableMoney(...taxes.map(({ amounts }) => [...amounts.values()]));
  const label = (month: string): string => (isYear(month) ? format.year(firstDay(month)) : format.monthShort(firstDay(month)));
  return (
    <Panel title={t('taxes')} subtitle={t('taxes.subtitle', { unit: scale.unitLabel })}>
      <StackedTable
        caption={t('taxes')}
        columns={[
          { key: 'tax', label: t('tax') },
          ...months.map((month) => ({ key: month, label: label(month), isNumber: true })),
          { key: 'total', label: t('total'), isNumber: true },
        ]}
        rows={[
          ...taxes.map(({ tax, name, amounts, total: own }) => ({
            key: tax ?? '',
            cells: [
              name === null ? (tax ?? t('noTax')) : text(name),
              ...months.map((month) => scale.cell(amounts.get(month) ?? null)),
              scale.cell(own),
            ],
          })),
          {
            key: 'total',
            tone: 'total' as const,
            cells: [t('total'), ...months.map((month) => scale.cell(sumOf(month))), scale.cell(total)],
          },
        ]}
      />
    </Panel>
  );
}
