import { useState } from 'react';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { NetworkDiagram } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, PageSentence, usePanelWords } from '@pendapa/panels';
import { strengthOf } from '@pendapa/statistics';
import { messages } from '../../messages/cross-dimensional.ts';
import { ChoiceRow, LeastSlider, MethodChoice } from './choice-row.tsx';
import { useLeast } from './choices.ts';
import type { IndicatorKey } from './indicators.ts';
import { linksOf, networkOf, type IndicatorNetwork } from './network.ts';
import { RelationNotes, RelationTable, usePairWords } from './relation-words.tsx';
import { useRelations, useUnitAnswers, type UnitResults } from './use-units.ts';

/** Names the indicator with the most relations. */
export function NetworkSentence() {
  const t = useMessages(messages);
  const results = useUnitAnswers();
  const [least] = useLeast();
  const network = networkOf(useRelations(results).pairs, least);
  const [hub] = network.nodes.toSorted((a, b) => linksOf(network, b.key).length - linksOf(network, a.key).length);
  const sentence = hub
    ? t('sentence.hub', { name: t(`indicator.${hub.key}`), count: linksOf(network, hub.key).length })
    : t('network.nothing');
  return <PageSentence query={results.revenue} measure="amount" sentence={() => sentence} />;
}

interface NetworkProps {
  readonly network: IndicatorNetwork;
  readonly description: string;
  readonly height: number;
}

function Diagram({ network, ...frame }: NetworkProps) {
  const t = useMessages(messages);
  const pairWords = usePairWords();
  const [chosen, choose] = useState<IndicatorKey | null>(null);
  const { nodes, links } = network;
  const tipOf = (key: IndicatorKey) => ({
    title: t(`indicator.${key}`),
    rows: linksOf(network, key).map((pair) => ({
      label: t(`indicator.${pair.first === key ? pair.second : pair.first}`),
      text: pairWords(pair),
    })),
  });
  return (
    <NetworkDiagram
      {...frame}
      nodes={nodes.map((node) => ({ ...node, label: t(`indicator.${node.key}`), tip: tipOf(node.key) }))}
      links={links.map((pair) => ({
        from: pair.first,
        to: pair.second,
        strength: strengthOf(pair),
        isOpposed: (pair.correlation?.r ?? 0) < 0,
      }))}
      chosen={nodes.some(({ key }) => key === chosen) ? chosen : null}
      onSelect={(key) => {
        const node = nodes.find((one) => one.key === key);
        choose(node && node.key !== chosen ? node.key : null);
      }}
    />
  );
}

function Network({ results, ...frame }: Omit<NetworkProps, 'network'> & { readonly results: UnitResults }) {
  const t = useMessages(messages);
  const [least] = useLeast();
  const { indicators, pairs } = useRelations(results);
  const network = networkOf(pairs, least);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const unrelated = indicators.filter(({ key }) => network.nodes.every((node) => node.key !== key)).map(({ key }) => t(`indicator.${key}`));
  return (
    <>
      {network.links.length === 0 && <Typography>{t('network.nothing')}</Typography>}
      {network.links.length > 0 &&
        (phone ? <RelationTable pairs={network.links} caption={frame.description} /> : <Diagram {...frame} network={network} />)}
      {unrelated.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('network.alone', { list: unrelated.join(', ') })}
        </Typography>
      )}
      <RelationNotes indicators={indicators} />
    </>
  );
}

/** Network of indicators with strong and significant relations. */
export function NetworkView() {
  const results = useUnitAnswers();
  const [least] = useLeast();
  const { links } = networkOf(useRelations(results).pairs, least);
  return (
    <>
      <ChoiceRow>
        <MethodChoice />
        <LeastSlider />
      </ChoiceRow>
      <ChartPanel
        words={usePanelWords(messages, 'network')}
        query={results.revenue}
        measure="amount"
        height="large"
        chart={({ description, height }) => <Network results={results} description={description} height={height} />}
        table={({ description }) => <RelationTable pairs={links} caption={description} />}
      />
    </>
  );
}
