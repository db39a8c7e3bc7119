import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { divergingScale, HeatTable } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { ChartPanel, FactCard, KpiStrip, PageSentence, useCardWords, usePanelWords, type CardWords, type Fact } from '@pendapa/panels';
import { orderByRelation, findRelation } from '@pendapa/statistics';
import { cardTexts } from '../../messages/cross-dimensional-cards.ts';
import { messages } from '../../messages/cross-dimensional.ts';
import { ChoiceRow, MethodChoice } from './choice-row.tsx';
import { RISK, type IndicatorPair } from './correlations.ts';
import type { IndicatorKey } from './indicators.ts';
import { RelationNotes, RelationTable, usePairWords, useStrengthWord } from './relation-words.tsx';
import { useRelations, useUnitAnswers, type UnitResults } from './use-units.ts';

/** Names the strongest significant relation. */
export function RelationSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  const strengthWord = useStrengthWord();
  const results = useUnitAnswers();
  const { firm, units } = useRelations(results);
  const [strongest] = firm;
  const sentence = strongest
    ? t((strongest.correlation?.r ?? 0) > 0 ? 'sentence.together' : 'sentence.opposed', {
        first: t(`indicator.${strongest.first}`).toLowerCase(),
        second: t(`indicator.${strongest.second}`).toLowerCase(),
        strength: strengthWord(strongest.correlation?.r ?? null),
        n: format.count(strongest.n),
      })
    : t('sentence.noRelation', { n: format.count(units.length) });
  return <PageSentence query={results.revenue} measure="amount" sentence={() => sentence} />;
}

/** Cards: number of relations, and the strongest positive and negative one. */
export function RelationKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const results = useUnitAnswers();
  const { units, pairs, firm } = useRelations(results);
  const ranked = pairs.filter(({ q }) => q !== null).length;
  const factOf = (pair: IndicatorPair | undefined): Fact =>
    pair?.correlation
      ? {
          value: format.decimal(pair.correlation.r, 2),
          text: t('kpi.pairText', { first: t(`indicator.${pair.first}`), second: t(`indicator.${pair.second}`), n: format.count(pair.n) }),
          figure: { kind: 'decimal', value: pair.correlation.r },
        }
      : { value: t('none'), text: t('kpi.noPair') };
  const card = (words: CardWords, fact: Fact) => <FactCard {...words} query={results.revenue} measure="amount" fact={() => fact} />;
  return (
    <KpiStrip>
      {card(useCardWords(cardTexts, 'kpi.units'), { text: t('notPersons'), figure: { kind: 'count', value: units.length } })}
      {card(useCardWords(cardTexts, 'kpi.firm'), {
        text: t('kpi.firmText', { ranked: format.count(ranked) }),
        figure: { kind: 'count', value: firm.length },
      })}
      {card(useCardWords(cardTexts, 'kpi.together'), factOf(firm.find(({ correlation }) => (correlation?.r ?? 0) > 0)))}
      {card(useCardWords(cardTexts, 'kpi.opposed'), factOf(firm.find(({ correlation }) => (correlation?.r ?? 0) < 0)))}
    </KpiStrip>
  );
}

/** Fixed scale from -1 to 1. */
const SCALE = divergingScale(0, 0.3);

interface RelationGridProps {
  readonly keys: readonly IndicatorKey[];
  readonly pairs: readonly IndicatorPair[];
  readonly description: string;
}

/** Opens the scatter plot of two indicators. */
function useToChart(): (up: string, across: string) => void {
  const { changeParameters } = useAddress();
  return (up, across) =>
    changeParameters((latest) => {
      const next = new URLSearchParams(latest);
      for (const [key, value] of Object.entries({ view: 'chart', ix: across, iy: up })) next.set(key, value);
      return next;
    });
}

/** Lower triangle of the correlation matrix, clustered; only significant cells are coloured. */
function RelationGrid({ keys, pairs, description }: RelationGridProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = usePairWords();
  const toChart = useToChart();
  const order = orderByRelation(keys, pairs);
  const columns = order.slice(0, -1);
  const isFirm = (pair: IndicatorPair | undefined): boolean => pair?.q !== null && pair?.q !== undefined && pair.q <= RISK;
  return (
    <HeatTable
      description={description}
      columns={columns.map((key) => ({ key, label: t(`indicator.${key}`) }))}
      rows={order.slice(1).map((key, line) => {
        const cells = columns.map((other, place) => (place > line ? undefined : findRelation(pairs, key, other)));
        return {
          key,
          label: t(`indicator.${key}`),
          values: cells.map((pair) => (isFirm(pair) ? (pair?.correlation?.r ?? null) : null)),
          blank: (column: number) => {
            const pair = cells[column];
            if (column > line) return '';
            return isFirm(pair) ? undefined : pair?.correlation ? format.decimal(pair.correlation.r, 2) : '-';
          },
          ticked: (column: number) => cells[column]?.shared ?? false,
          exact: (column: number) => (column > line ? t('pair.mirrored') : words(cells[column])),
        };
      })}
      scale={SCALE}
      onSelect={toChart}
      words={(value) => format.decimal(value, 2)}
    />
  );
}

function Relations({ results, description }: { readonly results: UnitResults; readonly description: string }) {
  const { indicators, pairs } = useRelations(results);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <>
      {phone ? (
        <RelationTable pairs={pairs} caption={description} />
      ) : (
        <RelationGrid keys={indicators.map(({ key }) => key)} pairs={pairs} description={description} />
      )}
      <RelationNotes indicators={indicators} />
    </>
  );
}

/** View of all correlations between indicators of the units. */
export function RelationsView() {
  const results = useUnitAnswers();
  const { pairs } = useRelations(results);
  return (
    <>
      <ChoiceRow>
        <MethodChoice />
      </ChoiceRow>
      <ChartPanel
        words={usePanelWords(messages, 'heatmap')}
        query={results.revenue}
        measure="amount"
        height="large"
        chart={(drawing) => <Relations {...drawing} results={results} />}
        table={({ description }) => <RelationTable pairs={pairs} caption={description} />}
      />
    </>
  );
}
