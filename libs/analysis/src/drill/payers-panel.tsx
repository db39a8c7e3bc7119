import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { TablePanel, useReader, type Reader } from '@pendapa/panels';
import { isKnown, isSomething, totalOf, valueOf, type Figure, type QueryResult, type Series } from '@pendapa/query';
import { PlainTable } from '../cases/plain-table.tsx';
import { changeOfSums } from './contributions.ts';
import { drillTexts } from './messages.ts';
import { mainCause, payerEffects, withoutObject } from './payer-effects.ts';
import type { DrillDimension, DrillMeasure, Money } from './query.ts';

type DrillReader = Reader<DrillMeasure, DrillDimension>;

/** Totals of one period. */
function totalsIn({ answer }: DrillReader, series: Series) {
  const total = (measure: DrillMeasure): Figure => totalOf(answer, measure, series);
  return {
    amount: total('amount'),
    principal: total('principal'),
    payingObjects: total('payingObjects'),
    amountOnObjects: total('amountOnObjects'),
    amountPerObject: total('amountPerObject'),
  };
}

function Causes({ read, money }: { readonly read: DrillReader; readonly money: Money }) {
  const t = useMessages(drillTexts);
  const { format, figureText, figureTextExact, label } = read;
  const [current, comparison] = [totalsIn(read, 'current'), totalsIn(read, 'comparison')];
  const change = changeOfSums(current[money], comparison[money]);
  // Amounts on objects include penalties, so they explain the full amount only.
  const effects = money === 'amount' ? payerEffects({ current, comparison }) : null;
  const rest = [withoutObject(comparison), withoutObject(current)] as const;
  const signed = (amount: string | null | undefined) => ({
    text: format.moneyChange(amount ?? null),
    exact: format.moneyExact(amount ?? null),
  });
  const changed = (figure: Figure) =>
    isKnown(figure) ? signed(String(valueOf(figure))) : { text: figureText(figure, 'money'), exact: figureTextExact(figure, 'money') };
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
          ...(effects && rest.some(isSomething) ? ([[t('payers.rest'), course(...rest), changed(effects.rest)]] as const) : []),
          [label(money), course(comparison[money], current[money]), changed(change)],
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

/** Whether the number of paying objects changed, or what each of them pays. */
export function PayersPanel({ result, money }: PayersPanelProps) {
  const t = useMessages(drillTexts);
  const reader = useReader('revenue');
  return (
    <TablePanel title={t('payers.title')} result={result} measure="payingObjects" height={HEIGHT}>
      {(answer) => <Causes read={reader(answer, money)} money={money} />}
    </TablePanel>
  );
}
