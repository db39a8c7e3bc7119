import type { ExtractResult } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { sumTexts } from '../messages/sums.ts';
import { FigureStrip, type StripFigure } from '../parts/figure-strip.tsx';

/** Periods in which the rows differ from the file's own totals; null if the file states none. */
export const differingPeriods = ({ reconciled }: ExtractResult): number | null =>
  reconciled.length === 0 ? null : reconciled.reduce((sum, { different }) => sum + different, 0);

/** Rows, total, the file's own total, and the largest amount of an extract. */
export function SumFigures({ result }: { readonly result: ExtractResult }) {
  const t = useMessages(sumTexts);
  const format = useFormat();
  const { rows, sums, amounts, period, reconciled } = result;
  const [control] = reconciled;
  const different = differingPeriods(result);
  const figures: readonly StripFigure[] = [
    {
      key: 'rows',
      label: t('rows'),
      value: format.count(rows.accepted),
      text: t('rows.text', { read: format.count(rows.read), skipped: format.count(rows.skipped) }),
    },
    ...(sums.file === null
      ? []
      : [
          {
            key: 'sum',
            label: t('sum'),
            value: format.money(sums.file),
            exact: format.moneyExact(sums.file),
            text: period === null ? undefined : format.period(period),
          },
          control === undefined || different === null
            ? { key: 'control', label: t('control'), value: '–', text: t('control.none') }
            : {
                key: 'control',
                label: t('control'),
                value: format.money(control.control),
                exact: format.moneyExact(control.control),
                text: different === 0 ? t('control.equal') : t('control.differs', { count: different }),
              },
        ]),
    ...(amounts === null
      ? []
      : [
          {
            key: 'largest',
            label: t('largest'),
            value: format.money(amounts.largest),
            exact: format.moneyExact(amounts.largest),
            text: t('largest.text', { median: format.money(amounts.median), smallest: format.money(amounts.smallest) }),
          },
        ]),
  ];
  return <FigureStrip label={t('figures')} figures={figures} />;
}
