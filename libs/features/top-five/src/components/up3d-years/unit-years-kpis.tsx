import {
  KpiCard,
  KpiStrip,
  MeasureCard,
  RemarkLines,
  rowsOf,
  share,
  totalOf,
  useMemberName,
  useMoneyMeasure,
  type AnswerTo,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { useChosenUnits, useProvince, useUnits } from './questions.ts';
import { fastest, type Money } from './unit-years.ts';

const TOP = 5;

const sum = (values: readonly Value[]): string => String(values.reduce<bigint>((total, value) => total + BigInt(value ?? 0), 0n));

function useFacts(answer: AnswerTo<Money, 'unit'> | null) {
  const money = useMoneyMeasure();
  const name = useMemberName();
  if (!answer) return null;
  const rows = rowsOf(answer).map(({ codes, current, comparison }) => ({
    name: name(answer, 'unit', codes.unit),
    now: current[money],
    before: comparison[money],
  }));
  return { rows, total: totalOf(answer, money), top: sum(rows.slice(0, TOP).map(({ now }) => now)), fastest: fastest(rows) };
}

/** How much the units bring, what part that is, who leads, who grows, and how much hangs on five of them. */
export function UnitYearsKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const units = useUnits();
  const whole = useProvince();
  const province = whole.answer;
  const facts = useFacts(units.answer);
  const first = facts?.rows[0];
  const shown = (value: string | null): string | undefined => (facts ? (value ?? '-') : undefined);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={useChosenUnits()} measure={money} />
      <KpiCard
        label={t('kpi.share')}
        asked={[units, whole]}
        value={province ? shown(format.percent(share(facts?.total ?? null, totalOf(province, money)))) : undefined}
      >
        {province && <span>{t('kpi.of', { amount: format.value(totalOf(province, money), 'money') })}</span>}
      </KpiCard>
      <KpiCard label={t('kpi.top')} asked={[units]} value={shown(first?.name ?? null)}>
        {first && (
          <span>
            {t('kpi.topText', { amount: format.value(first.now, 'money'), share: format.percent(share(first.now, facts?.total ?? null)) })}
          </span>
        )}
      </KpiCard>
      <KpiCard label={t('kpi.fastest')} asked={[units]} value={shown(facts?.fastest?.row.name ?? null)}>
        {facts?.fastest && <span>{t('kpi.fastestText', { change: format.change(facts.fastest.growth) })}</span>}
        {units.answer && facts?.fastest && <RemarkLines answer={units.answer} measure={money} />}
      </KpiCard>
      <KpiCard label={t('kpi.concentration')} asked={[units]} value={shown(facts && format.percent(share(facts.top, facts.total)))}>
        {facts && <span>{t('kpi.concentrationText', { amount: format.money(facts.top) })}</span>}
      </KpiCard>
    </KpiStrip>
  );
}
