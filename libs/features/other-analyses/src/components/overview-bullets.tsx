import { ChartPanel, drawn, PlanStatus, planStatus, share, useMemberName, usePanelWords, type Reader, type Row } from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import { TaxTypeTable } from './overview-details.tsx';
import { useTaxTypes, type ByTax } from './overview-questions.ts';

type TaxRow = Row<ByTax, 'taxType'>;

/** The tax type that is furthest behind its plan, in money; null where none is. */
function furthestBehind(rows: readonly TaxRow[]): { readonly row: TaxRow; readonly variance: string } | null {
  return rows.reduce<{ row: TaxRow; variance: string } | null>((worst, row) => {
    const variance = row.current.planVariance;
    if (typeof variance !== 'string' || BigInt(variance) >= 0n) return worst;
    return worst === null || BigInt(variance) < BigInt(worst.variance) ? { row, variance } : worst;
  }, null);
}

function useSentence(): (read: Reader<ByTax, 'taxType'>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return ({ rows, answer }) => {
    const planned = rows.filter(({ current }) => current.planAchievement !== null);
    if (planned.length === 0) return null;
    const behind = furthestBehind(planned);
    if (!behind) return t('bullets.allOnPlan');
    const onPlan = planned.filter(({ current }) => planStatus(drawn(current.planAchievement)) === 'good').length;
    const furthest = name(answer, 'taxType', behind.row.codes.taxType);
    return t('bullets.sentence', { count: onPlan, all: planned.length, name: furthest, variance: format.moneyChange(behind.variance) });
  };
}

/** Which taxes are behind their target, in the first budget and in the one in force. */
export function OverviewBullets({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      asked={useTaxTypes()}
      measure="achievement"
      height={height}
      sentence={useSentence()}
      chart={({ read, description }) => (
        <BulletList
          bullets={read.rows.map((row) => ({
            ...read.bar('taxType', 'achievement', row),
            thin: share(row.current.targetApbd, row.current.target),
            solid: row.current.target === null ? null : 1,
            exact: t('bullets.exact', {
              realised: read.exact('realisedToDate', row),
              apbd: read.exact('targetApbd', row),
              target: read.exact('target', row),
            }),
            detail: <PlanStatus ratio={drawn(row.current.planAchievement)} />,
          }))}
          description={description}
          names={{ bar: t('bullets.bar'), thin: t('bullets.apbd'), solid: t('bullets.inForce') }}
        />
      )}
      table={(drawing) => <TaxTypeTable {...drawing} />}
    />
  );
}
