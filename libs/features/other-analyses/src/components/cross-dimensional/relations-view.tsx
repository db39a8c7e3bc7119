import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { ChartPanel, FactCard, KpiStrip, PageSentence, usePanelWords, type Fact } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ListChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/cross-dimensional.ts';
import { ChoiceRow } from './choice-row.tsx';
import { METHODS, useMethod } from './choices.ts';
import type { IndicatorPair } from './correlations.ts';
import { RelationGrid } from './relation-grid.tsx';
import { RelationNotes } from './relation-notes.tsx';
import { RelationTable } from './relation-table.tsx';
import { useRelations, useUnitAnswers, type UnitsAsked } from './use-units.ts';

export function MethodChoice() {
  const t = useMessages(messages);
  const [method, choose] = useMethod();
  return <ListChoice label={t('method')} value={method} choices={METHODS} name={(one) => t(`method.${one}`)} onChoose={choose} />;
}

/** The strongest relation that is told from chance. */
export function RelationSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useUnitAnswers();
  const { firm, units } = useRelations(asked);
  const [strongest] = firm;
  const sentence = strongest
    ? t((strongest.correlation?.r ?? 0) > 0 ? 'sentence.together' : 'sentence.opposed', {
        ...{ first: t(`indicator.${strongest.first}`), second: t(`indicator.${strongest.second}`) },
        ...{ r: format.decimal(strongest.correlation?.r ?? null, 2), n: format.count(strongest.n) },
      })
    : t('sentence.noRelation', { n: format.count(units.length) });
  return <PageSentence asked={asked.revenue} measure="amount" sentence={() => sentence} />;
}

/** How many relations there are, and the strongest of each direction. */
export function RelationKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useUnitAnswers();
  const { units, pairs, firm } = useRelations(asked);
  const ranked = pairs.filter(({ q }) => q !== null).length;
  const factOf = (pair: IndicatorPair | undefined): Fact =>
    pair?.correlation
      ? {
          value: format.decimal(pair.correlation.r, 2),
          text: t('kpi.pairText', { first: t(`indicator.${pair.first}`), second: t(`indicator.${pair.second}`), n: format.count(pair.n) }),
          figure: { kind: 'decimal', value: pair.correlation.r },
        }
      : { value: t('none'), text: t('kpi.noPair') };
  const card = (label: string, fact: Fact) => (
    <FactCard label={label} asked={asked.revenue} measure="amount" info={<></>} fact={() => fact} />
  );
  return (
    <KpiStrip>
      {card(t('kpi.units'), { text: t('notPersons'), figure: { kind: 'count', value: units.length } })}
      {card(t('kpi.firm'), {
        text: t('kpi.firmText', { ranked: format.count(ranked) }),
        figure: { kind: 'count', value: firm.length },
      })}
      {card(t('kpi.together'), factOf(firm.find(({ correlation }) => (correlation?.r ?? 0) > 0)))}
      {card(t('kpi.opposed'), factOf(firm.find(({ correlation }) => (correlation?.r ?? 0) < 0)))}
    </KpiStrip>
  );
}

function Relations({ asked, description, height }: { readonly asked: UnitsAsked; readonly description: string; readonly height: number }) {
  const { indicators, pairs } = useRelations(asked);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <>
      {phone ? (
        <RelationTable pairs={pairs} caption={description} maxHeight={height} />
      ) : (
        <RelationGrid keys={indicators.map(({ key }) => key)} pairs={pairs} description={description} />
      )}
      <RelationNotes indicators={indicators} />
    </>
  );
}

/** What moves together over the service units: every two indicators. */
export function RelationsView() {
  const asked = useUnitAnswers();
  const { pairs } = useRelations(asked);
  return (
    <>
      <ChoiceRow>
        <MethodChoice />
      </ChoiceRow>
      <ChartPanel
        words={usePanelWords(messages, 'heatmap')}
        asked={asked.revenue}
        measure="amount"
        height="large"
        chart={(drawing) => <Relations {...drawing} asked={asked} />}
        table={({ description, height }) => <RelationTable pairs={pairs} caption={description} maxHeight={height} />}
      />
    </>
  );
}
