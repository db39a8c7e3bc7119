import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { TablePanel, useReader } from '@pendapa/panels';
import { isSomething, type Figure, type QueryResult, type Series } from '@pendapa/query';
import { PlainTable } from '../cases/plain-table.tsx';
import { signedTexts, totalChange, type DrillReader } from './changes.ts';
import { drillTexts } from './messages.ts';
import { mainCause, payerEffects, withoutObject } from './payer-effects.ts';
import type { DrillDimension, DrillMeasure, Money } from './query.ts';

/** Totals of one period. */
const totalsIn = ({ total }: DrillReader, series: Series) => ({
  amount: total('amount', series),
  principal: total('principal', series),
  payingObjects: total('payingObjects', series),
  amountOnObjects: total('amountOnObjects', series),
  amountPerObject: total('amountPerObject', series),
});

function Causes({ read, money }: { readonly read: DrillReader; readonly money: Money }) {
  const t = useMessages(drillTexts);
  const { format, figureText, figureTextExact, label } = read;
  const [current, comparison] = [totalsIn(read, 'current'), totalsIn(read, 'comparison')];
  const change = totalChange(read, money);
  // Amounts on objects include penalties, so they explain the full amount only.
  const effects = money === 'amount' ? payerEffects({ current, comparison }) : null;
  const rest = [withoutObject(comparison), withoutObject(current)] as const;
  const signed = (amount: string | null | undefined) => ({
    text: format.moneyChange(amount ?? null),
    exact: format.moneyExact(amount ?? null),
  });
  const course = (before: Figure, now: Figure, unit: 'count' | 'money' = 'money') => ({
    text: `${figureText(before, unit)} → ${figureText(now, unit)}`,
    exact: `${figureTextExact(before, unit)} → ${figureTextExact(now, unit)}`,
  });
  const cause = effects && mainCause(effects, change);
  return (
    <>
      <Typography variant="body2" sx={{ minHeight: 20 }}>
        {cause && t(`payers.${cause}`)}
      </Typography>
      <PlainTable
        caption={t('payers.title')}
        columns={[t('payers.factor'), t('payers.course'), t('payers.effect')]}
        rows={[
          [label('payingObjects'), course(comparison.payingObjects, current.payingObjects, 'count'), signed(effects?.count)],
          [label('amountPerObject'), course(comparison.amountPerObject, current.amountPerObject), signed(effects?.value)],
          ...(effects && rest.some(isSomething) ? ([[t('payers.rest'), course(...rest), signedTexts(read, effects.rest)]] as const) : []),
          [label(money), course(comparison[money], current[money]), signedTexts(read, change)],
        ]}
      />
      {effects !== null && effects.count !== null && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('payers.note')}
        </Typography>
      )}
    </>
  );
}

export interface PayersPanelProps {
  readonly result: QueryResult<DrillMeasure, DrillDimension>;
  readonly money: Money;
}

/** Pixels: sentence, head and four rows. */
const HEIGHT = 200;

/** Table of the causes: number of paying objects, amount of each, payments without an object. */
export function PayersPanel({ result, money }: PayersPanelProps) {
  const t = useMessages(drillTexts);
  const reader = useReader('revenue');
  return (
    <TablePanel title={t('payers.title')} result={result} measure="payingObjects" height={HEIGHT}>
      {(answer) => <Causes read={reader(answer, money)} money={money} />}
    </TablePanel>
  );
}
