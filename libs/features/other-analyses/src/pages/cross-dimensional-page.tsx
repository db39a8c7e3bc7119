import { lazy, type ComponentType } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useView, type VIEWS } from '../components/cross-dimensional/choices.ts';
import { NetworkSentence, NetworkView } from '../components/cross-dimensional/network-view.tsx';
import { PivotKpis, PivotSentence, PivotView } from '../components/cross-dimensional/pivot-view.tsx';
import { RelationKpis, RelationSentence, RelationsView } from '../components/cross-dimensional/relations-view.tsx';
import { ScatterKpis, ScatterSentence, ScatterView } from '../components/cross-dimensional/scatter-view.tsx';
import { partTexts } from '../messages/cross-dimensional-parts.ts';
import { messages } from '../messages/cross-dimensional.ts';

const Details = lazy(() => import('./cross-dimensional-details.tsx'));

interface ViewParts {
  readonly Sentence: ComponentType;
  readonly Kpis: ComponentType;
  readonly View: ComponentType;
}

const VIEW_PARTS: Readonly<Record<(typeof VIEWS)[number], ViewParts>> = {
  table: { Sentence: PivotSentence, Kpis: PivotKpis, View: PivotView },
  chart: { Sentence: ScatterSentence, Kpis: ScatterKpis, View: ScatterView },
  heatmap: { Sentence: RelationSentence, Kpis: RelationKpis, View: RelationsView },
  network: { Sentence: NetworkSentence, Kpis: RelationKpis, View: NetworkView },
};

/** Revenue by two dimensions, and relations between indicators of units, in four forms. */
export default function CrossDimensionalPage() {
  const t = useMessages(messages);
  const parts = useMessages(partTexts);
  const [view] = useView();
  const { Sentence, Kpis, View } = VIEW_PARTS[view];
  return (
    <FilteredPage
      question={t('question')}
      sentence={<Sentence />}
      offers={['period', 'region', 'tax', 'category', 'without', 'unit', 'kind', 'channel']}
    >
      <Kpis />
      <View />
      <PageDetails
        parts={[
          { part: 'all', title: parts('all.title'), about: parts('details.all') },
          { part: 'relations', title: parts('relations.title'), about: parts('details.relations') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/revenue-channel">{t('toChannels')}</FurtherLink>
        <FurtherLink to="/revenue-up3d-current">{t('toUnits')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
