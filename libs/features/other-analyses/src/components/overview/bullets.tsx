import { ChartPanel, difference, drawn, PlanStatus, planStatus, share, useMemberName, usePanelWords, type Reader } from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { TaxTypeTable } from './details.tsx';
import { useTaxTypes, type ByTax } from './questions.ts';
import { behindPlan } from './shortfalls.tsx';

function useSentence(): (read: Reader<ByTax, 'taxType'>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return ({ rows, answer }) => {
    const planned = rows.filter(({ current }) => current.planAchievement !== null);
    if (planned.length === 0) return null;
    const [behind] = behindPlan(planned);
    if (!behind) return t('bullets.allOnPlan');
    const onPlan = planned.filter(({ current }) => planStatus(drawn(current.planAchievement)) === 'good').length;
    const furthest = name(answer, 'taxType', behind.codes.taxType);
    return t('bullets.sentence', {
      count: onPlan,
      all: planned.length,
      name: furthest,
      variance: format.moneyChange(String(behind.current.planVariance)),
    });
  };
}

/** How far each tax is on its way to the target of the year, and where its plan wants it today. */
export function OverviewBullets() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      asked={useTaxTypes()}
      measure="achievement"
      height="large"
      sentence={useSentence()}
      chart={({ read, description }) => (
        <BulletList
          bullets={read.rows.map((row) => ({
            ...read.bar('taxType', 'achievement', row),
            thin: row.current.target === null ? null : 1,
            solid: share(difference(row.current.realisedToDate, row.current.planVariance), row.current.target),
            exact: t('bullets.exact', {
              realised: read.exact('realisedToDate', row),
              plan: format.valueExact(difference(row.current.realisedToDate, row.current.planVariance), 'money'),
              target: read.exact('target', row),
            }),
            detail: <PlanStatus ratio={drawn(row.current.planAchievement)} />,
          }))}
          description={description}
          names={{ bar: t('bullets.bar'), thin: t('bullets.inForce'), solid: t('bullets.plan') }}
        />
      )}
      table={(drawing) => <TaxTypeTable {...drawing} />}
    />
  );
}
