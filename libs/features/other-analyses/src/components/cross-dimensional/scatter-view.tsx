import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ScatterPlot } from '@pendapa/charts';
import { pageAddress, useFilters } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { PageLink, useAddress } from '@pendapa/page-manifest';
import {
  AnswerTable,
  axisTitle,
  ChartPanel,
  FactCard,
  KpiStrip,
  PageSentence,
  useCardWords,
  useColumns,
  usePanelWords,
  type CardWords,
  type Fact,
} from '@pendapa/panels';
import { curveOfFit } from '@pendapa/statistics';
import { cardTexts } from '../../messages/cross-dimensional-cards.ts';
import { messages } from '../../messages/cross-dimensional.ts';
import { AxisChoices, ChoiceRow, MethodChoice } from './choice-row.tsx';
import { useMethod } from './choices.ts';
import { MIN_UNITS } from './correlations.ts';
import type { UnitPoint } from './fitted.ts';
import { RelationNotes, useProbability, useStrengthWord } from './relation-words.tsx';
import { useFitted, useIndicatorWords, type ChosenFit } from './use-fitted.ts';

/** Says whether two indicators are correlated. */
export function ScatterSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  const strengthWord = useStrengthWord();
  const { results, fitted } = useFitted();
  const { judgement, correlation, points, names } = fitted;
  const sentence = t(`sentence.${judgement}`, {
    ...names,
    fewest: format.count(MIN_UNITS),
    strength: strengthWord(correlation?.r ?? null),
    n: format.count(points.length),
  });
  return <PageSentence query={results} measure="amount" sentence={() => sentence} />;
}

/** Cards: correlation, number of units, p value, and outliers. */
export function ScatterKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const probability = useProbability();
  const { results, fitted } = useFitted();
  const { correlation, fit, points, q } = fitted;
  const [method] = useMethod();
  const [low, high] = correlation?.interval ?? [null, null];
  const away = fit?.outliers.flatMap(({ key }) => points.find(({ code }) => code === key)?.name ?? []) ?? [];
  const card = (words: CardWords, fact: Fact | null) => <FactCard {...words} query={results} measure="amount" fact={() => fact} />;
  return (
    <KpiStrip>
      {card(
        useCardWords(cardTexts, 'kpi.r'),
        correlation && {
          value: format.decimal(correlation.r, 2),
          text: t('kpi.rText', { method: t(`method.${method}`), low: format.decimal(low, 2), high: format.decimal(high, 2) }),
          figure: { kind: 'decimal', value: correlation.r },
        },
      )}
      {card(useCardWords(cardTexts, 'kpi.n'), { text: t('notPersons'), figure: { kind: 'count', value: points.length } })}
      {card(
        useCardWords(cardTexts, 'kpi.p'),
        correlation && {
          value: probability(correlation.p),
          text: q === null ? t('kpi.pText') : t('kpi.qText', { q: probability(q) }),
          figure: { kind: 'decimal', value: correlation.p },
        },
      )}
      {card(
        useCardWords(cardTexts, 'kpi.outliers'),
        fit && {
          text: away.length === 0 ? t('kpi.outliersNone') : away.join(', '),
          figure: { kind: 'count', value: away.length },
        },
      )}
    </KpiStrip>
  );
}

interface FitProps {
  readonly fitted: ChosenFit;
  readonly description: string;
  readonly height: number;
}

/** Address of a unit's page with the filters of this page. */
function useUnitAddress(): (code: string) => string {
  const { choices } = useFilters();
  return (code) => pageAddress('/revenue-up3d-current', { ...choices, unit: [code] });
}

/** Outliers with links to their pages. */
function Outliers({ fit, points }: ChosenFit) {
  const t = useMessages(messages);
  const address = useUnitAddress();
  const named = fit?.outliers.flatMap(({ key }) => points.find(({ code }) => code === key) ?? []) ?? [];
  if (named.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {t('chart.outliers')}
      {named.map(({ code, name }) => (
        <Link key={code} component={PageLink} to={address(code)}>
          {name}
        </Link>
      ))}
    </Typography>
  );
}

function Plot({ fitted, description, height }: FitProps) {
  const { go } = useAddress();
  const address = useUnitAddress();
  const wordsOf = useIndicatorWords();
  const { points, fit, across, up, names } = fitted;
  const [x, y] = [wordsOf(across), wordsOf(up)];
  const tipOf = (point: UnitPoint) => ({
    title: point.name,
    rows: [
      { label: names.across, text: x.exact(point.x) },
      { label: names.up, text: y.exact(point.y) },
    ],
  });
  return (
    <>
      {fitted.judgement !== 'few' && (
        <ScatterPlot
          points={points.map((point) => ({ key: point.code, label: point.name, x: point.x, y: point.y, tip: tipOf(point) }))}
          x={{ title: axisTitle(names.across, x.unit), tick: x.tick }}
          y={{ title: axisTitle(names.up, y.unit), tick: y.tick }}
          labelled={fit?.outliers.map(({ key }) => key) ?? []}
          {...(fit && {
            fit: curveOfFit(
              fit,
              points.map((point) => point.x),
            ),
          })}
          fromZero={false}
          height={height}
          description={description}
          onSelect={(code) => go(address(code))}
        />
      )}
      <Outliers {...fitted} />
      <RelationNotes indicators={[across, up]} />
    </>
  );
}

/** Table of units with both indicators and the fitted value; no fitted value below eight units. */
function PointsTable({ fitted: { points, fit, across, up, names }, description }: FitProps) {
  const t = useMessages(messages);
  const make = useColumns<(typeof points)[number]>();
  const column = ({ key }: ChosenFit['across'], header: string, value: (point: UnitPoint) => number | null) => {
    if (key === 'perObject') {
      return make.money({ key: header, header, value: (point) => String(Math.round(value(point) ?? 0)) });
    }
    return key === 'updates' ? make.decimal({ key: header, header, value }) : make.percent({ key: header, header, value });
  };
  const away = new Set(fit?.outliers.map(({ key }) => key));
  return (
    <AnswerTable
      caption={description}
      rows={points}
      rowKey={({ code }) => code}
      columns={[
        make.name({ key: 'unit', header: t('unit'), text: ({ name }) => name }),
        column(across, names.across, ({ x }) => x),
        column(up, names.up, ({ y }) => y),
        ...(fit ? [column(up, t('chart.expected'), ({ x }) => fit.intercept + fit.slope * x)] : []),
        make.name({
          key: 'away',
          header: t('chart.outlier'),
          text: ({ code }) => t(away.has(code) ? 'chart.isOutlier' : 'chart.isNoOutlier'),
        }),
      ]}
    />
  );
}

/** View of two indicators as a scatter plot, with outliers. */
export function ScatterView() {
  const { results, fitted } = useFitted();
  const words = usePanelWords(messages, 'chart', fitted.names);
  return (
    <>
      <ChoiceRow>
        <AxisChoices />
        <MethodChoice />
      </ChoiceRow>
      <ChartPanel
        words={words}
        query={results}
        measure="amount"
        height="large"
        chart={({ description, height }) => <Plot fitted={fitted} description={description} height={height} />}
        table={({ description, height }) => <PointsTable fitted={fitted} description={description} height={height} />}
      />
    </>
  );
}
