import { FilteredPage } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, KpiStrip, MeasureCards, PageSentence, PanelRow, RankedPanel, RankingPanel, usePanelWords } from '@pendapa/panels';
import { messages } from '../messages/by-district.ts';
import * as ask from '../questions/arrears-by-district.ts';

export default function ArrearsByDistrictPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.districts}
          measure="total"
          sentence={(read) => t('sentence', read.formatted.largest('district', 'total'))}
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'unit']}
      isSnapshot
    >
      <KpiStrip>
        <MeasureCards query={ask.total} measures={['total', 'objects', 'overYearShare']} />
      </KpiStrip>
      <PanelRow>
        <RankingPanel title={t('districts.title')} query={ask.districts} measure="total" by="district" />
        <RankedPanel words={usePanelWords(messages, 'ages')} query={ask.ages} measure="total" by="ageBand" />
      </PanelRow>
      <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.districts} measure="total" />
    </FilteredPage>
  );
}
