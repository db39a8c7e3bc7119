import type { Check, ExtractResult, UploadReceipt } from '@pendapa/contracts';
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
  if (own === null) return { key, label, value: '–', text: t(hasLeftOutTotals(receipt) ? 'control.look' : 'control.none') };
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

/** Rows, total, the file's own total, and the largest amount of an extract. */
export function SumFigures(props: SumFiguresProps) {
  const t = useMessages(sumTexts);
  const format = useFormat();
  const control = useControl(props);
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
            text: period === null ? undefined : format.period(period),
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
