import { monthEnd, type Check, type ExtractResult, type Period, type UploadReceipt } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { sumTexts } from '../messages/sums.ts';
import { FigureStrip, type StripFigure } from '../parts/figure-strip.tsx';
import { hasLeftOutTotals, ownTotal } from './own-total.ts';

export interface SumFiguresProps {
  readonly receipt: UploadReceipt;
  readonly result: ExtractResult;
  /** Null for an extract with which the check did not compare the typed amount. */
  readonly check: Check | null;
}

/** The total that the file or a person states, and whether it agrees. */
function useControl({ receipt, result, check }: SumFiguresProps): StripFigure {
  const t = useMessages(sumTexts);
  const format = useFormat();
  const own = ownTotal(receipt, result, check);
  const key = 'control';
  const label = t('control');
  if (own === null) {
    const skipped = result.rows.skipped > 0 ? 'control.skipped' : 'control.none';
    return { key, label, value: '–', text: t(hasLeftOutTotals(receipt) ? 'control.look' : skipped) };
  }
  const { amount, from, differing, isEqual } = own;
  const agrees = from === 'label' ? t('control.label', { label: own.label }) : t(from === 'typed' ? 'control.typed' : 'control.equal');
  const isOneOfMany = result.reconciled.length > 1;
  return {
    key,
    label: from === 'typed' ? t('control.source') : isOneOfMany ? t('control.named', { name: own.label }) : label,
    value: format.money(amount),
    exact: format.moneyExact(amount),
    text: differing > 0 ? t('control.differs', { count: differing }) : isEqual ? agrees : t('control.tolerated'),
  };
}

/** Names a period; sums of months are stored on the last day of each, and are named by the months. */
function usePeriodText(): (period: Period) => string {
  const { month, period: periodOf } = useFormat();
  return (period) => {
    if (period.from !== monthEnd(period.from) || period.to !== monthEnd(period.to)) return periodOf(period);
    return [...new Set([month(period.from), month(period.to)])].join(' – ');
  };
}

/** Rows, total, the file's own total, and the largest amount of an extract. */
export function SumFigures(props: SumFiguresProps) {
  const t = useMessages(sumTexts);
  const format = useFormat();
  const control = useControl(props);
  const periodText = usePeriodText();
  const { rows, sums, amounts, period } = props.result;
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
            text: period === null ? undefined : periodText(period),
          },
          control,
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
