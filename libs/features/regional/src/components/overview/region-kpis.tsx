import {
  drawn,
  KpiCard,
  KpiStrip,
  MeasureCard,
  missingOf,
  RemarkLines,
  rowsOf,
  share,
  totalOf,
  useMemberName,
  useMissingText,
  useMoneyMeasure,
} from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useMapRegions, useRegions, useUnitPlans } from '../shared/questions.ts';
import { countFarBehind, spread, topShare } from '../shared/region-figures.ts';
import { TOP, TopTenHint } from './top-ten-hint.tsx';

function TopCards() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const asked = useMapRegions();
  const { answer } = asked;
  const level = answer && levelsIn(answer).level;
  const rows =
    answer && level ? rowsOf(answer).map((row) => ({ ...row, code: row.codes[level], now: row.current[money], before: null })) : [];
  const first = rows.find(({ code }) => code !== null);
  const total = answer ? totalOf(answer, money) : null;
  const shown = (value: string | undefined): string | undefined => (answer ? (value ?? '-') : undefined);
  return (
    <>
      <KpiCard label={t('kpi.top')} asked={[asked]} value={shown(answer && level && first ? name(answer, level, first.code) : undefined)}>
        {first && (
          <span>{t('kpi.topText', { amount: format.value(first.now, 'money'), share: format.percent(share(first.now, total)) })}</span>
        )}
      </KpiCard>
      <KpiCard
        label={t('kpi.concentration')}
        asked={[asked]}
        info={<TopTenHint />}
        value={shown(format.percent(topShare(rows, TOP, total)))}
      >
        {answer && <span>{t('kpi.concentrationText')}</span>}
      </KpiCard>
    </>
  );
}

function UnitCards() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useUnitPlans();
  const { answer } = asked;
  const reason = useMissingText();
  const missing = answer ? missingOf(answer, 'planAchievement') : null;
  const ratios = answer ? rowsOf(answer).map(({ current }) => drawn(current.planAchievement)) : [];
  const known = ratios.filter((ratio) => ratio !== null);
  const apart = spread(ratios);
  const shown = (value: string | null): string | undefined => (answer ? (value ?? '-') : undefined);
  const why = (
    <>
      {missing && <span>{reason(missing)}</span>}
      {answer && !missing && <RemarkLines answer={answer} measure="planAchievement" />}
    </>
  );
  return (
    <>
      <KpiCard
        label={t('kpi.spread')}
        asked={[asked]}
        value={shown(apart === null ? null : t('kpi.spreadValue', { points: format.percent(apart).replace('%', '') }))}
      >
        {apart !== null && (
          <span>{t('kpi.spreadText', { most: format.percent(Math.max(...known)), least: format.percent(Math.min(...known)) })}</span>
        )}
        {why}
      </KpiCard>
      <KpiCard
        label={t('kpi.behind')}
        asked={[asked]}
        value={shown(
          known.length === 0
            ? null
            : t('kpi.behindValue', { count: format.count(countFarBehind(ratios)), all: format.count(known.length) }),
        )}
      >
        {known.length > 0 && <span>{t('kpi.units')}</span>}
        {why}
      </KpiCard>
    </>
  );
}

/** What came in, who leads, how much hangs on the ten largest, and how far the units are apart on their plans. */
export function RegionKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={useRegions()} measure={useMoneyMeasure()} />
      <TopCards />
      <UnitCards />
    </KpiStrip>
  );
}
