import { AnswerPanel, PlanStatus, planStatus, rowsOf, share, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
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
      realised: format.valueExact(current.realised, 'money'),
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

function useSentence(): (answer: AnswerTo<ByTax, 'taxType'>) => string | null {
  const t = useMessages(messages);
  return (answer) => {
    const planned = rowsOf(answer)
      .map(({ current }) => planStatus(ratioOf(current.planAchievement)))
      .filter((status) => status !== 'unknownStatus');
    if (planned.length === 0) return null;
    const behind = planned.filter((status) => status === 'bad').length;
    return behind === 0 ? t('bullets.allOnPlan') : t('bullets.sentence', { count: behind, all: planned.length });
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
        subtitle: ({ period }) => t('bullets.subtitle', { period: format.period(period) }),
        sentence,
        chart: (answer) => <TaxBullets answer={answer} />,
        table: (answer) => <TaxTypeTable answer={answer} />,
      }}
    />
  );
}
