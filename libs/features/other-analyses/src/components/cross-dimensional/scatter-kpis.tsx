import { FactCard, KpiStrip, PageSentence, type Fact } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cross-dimensional.ts';
import { FEWEST_UNITS } from './correlations.ts';
import { useFitted } from './use-fitted.ts';
import { useProbability } from './use-probability.ts';

/** Whether one indicator goes with the other. */
export function ScatterSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, fitted } = useFitted();
  const { judged, correlation, points, names } = fitted;
  const sentence = t(`sentence.${judged}`, {
    ...{ ...names, fewest: format.count(FEWEST_UNITS) },
    ...{ r: format.decimal(correlation?.r ?? null, 2), n: format.count(points.length) },
  });
  return <PageSentence asked={asked} measure="amount" sentence={() => sentence} />;
}

/** How strong the relation is, of how many units, how likely by chance, and which units do not follow it. */
export function ScatterKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const probability = useProbability();
  const { asked, fitted } = useFitted();
  const { correlation, fit, points } = fitted;
  const [low, high] = correlation?.interval ?? [null, null];
  const away = fit?.outliers.flatMap(({ key }) => points.find(({ code }) => code === key)?.name ?? []) ?? [];
  const card = (label: string, fact: Fact | null) => (
    <FactCard label={label} asked={asked} measure="amount" info={<></>} fact={() => fact} />
  );
  return (
    <KpiStrip>
      {card(
        t('kpi.r'),
        correlation && {
          value: format.decimal(correlation.r, 2),
          text: t('kpi.rText', { low: format.decimal(low, 2), high: format.decimal(high, 2) }),
          figure: { kind: 'decimal', value: correlation.r },
        },
      )}
      {card(t('kpi.n'), { text: t('notPersons'), figure: { kind: 'count', value: points.length } })}
      {card(
        t('kpi.p'),
        correlation && { value: probability(correlation.p), text: t('kpi.pText'), figure: { kind: 'decimal', value: correlation.p } },
      )}
      {card(
        t('kpi.outliers'),
        fit && {
          text: away.length === 0 ? t('kpi.outliersNone') : away.join(', '),
          figure: { kind: 'count', value: away.length },
        },
      )}
    </KpiStrip>
  );
}
