import { AnswerPanel, daysOf, PlanStatus, planStatus, rowsOf, share, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import { useTaxTypes, type ByTax } from './overview-questions.ts';
import { TaxTypeTable } from './tax-type-table.tsx';

type TaxRow = Row<ByTax, 'taxType'>;

const ratioOf = (value: Value): number | null => (typeof value === 'number' ? value : null);

function TaxBullets({ answer }: { readonly answer: AnswerTo<ByTax, 'taxType'> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const exact = ({ current }: TaxRow): string =>
    t('bullets.exact', {
      realised: format.valueExact(current.realisedToDate, 'money'),
      apbd: format.valueExact(current.targetApbd, 'money'),
      target: format.valueExact(current.target, 'money'),
    });
  const bullets = rowsOf(answer).map((row) => ({
    key: row.codes.taxType ?? '',
    label: name(answer, 'taxType', row.codes.taxType),
    value: ratioOf(row.current.achievement),
    thin: share(row.current.targetApbd, row.current.target),
    solid: row.current.target === null ? null : 1,
    text: format.percent(ratioOf(row.current.achievement)),
    exact: exact(row),
    detail: <PlanStatus ratio={ratioOf(row.current.planAchievement)} />,
  }));
  return (
    <BulletList
      bullets={bullets}
      description={t('bullets.description')}
      names={{ bar: t('bullets.bar'), thin: t('bullets.apbd'), solid: t('bullets.inForce') }}
    />
  );
}

/** The tax type that is furthest behind its plan, in money; null where none is. */
function furthestBehind(rows: readonly TaxRow[]): { readonly row: TaxRow; readonly variance: string } | null {
  return rows.reduce<{ row: TaxRow; variance: string } | null>((worst, row) => {
    const variance = row.current.planVariance;
    if (typeof variance !== 'string' || BigInt(variance) >= 0n) return worst;
    return worst === null || BigInt(variance) < BigInt(worst.variance) ? { row, variance } : worst;
  }, null);
}

function useSentence(): (answer: AnswerTo<ByTax, 'taxType'>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return (answer) => {
    const planned = rowsOf(answer).filter(({ current }) => current.planAchievement !== null);
    if (planned.length === 0) return null;
    const behind = furthestBehind(planned);
    if (!behind) return t('bullets.allOnPlan');
    const onPlan = planned.filter(({ current }) => planStatus(ratioOf(current.planAchievement)) === 'good').length;
    const furthest = name(answer, 'taxType', behind.row.codes.taxType);
    return t('bullets.sentence', { count: onPlan, all: planned.length, name: furthest, variance: format.moneyChange(behind.variance) });
  };
}

/** Which taxes are behind their target, in the first budget and in the one in force. */
export function OverviewBullets({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sentence = useSentence();
  return (
    <AnswerPanel
      title={t('bullets.title')}
      asked={useTaxTypes()}
      measure="achievement"
      height={height}
      view={{
        subtitle: (answer) => t('bullets.subtitle', { period: format.period(daysOf(answer, 'achievement').current) }),
        sentence,
        chart: (answer) => <TaxBullets answer={answer} />,
        table: (answer) => <TaxTypeTable answer={answer} />,
      }}
    />
  );
}
