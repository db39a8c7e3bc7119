import { FilteredPage, FurtherLink, PanelRow, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { OutlookBullets } from '../components/predictive/outlook-bullets.tsx';
import { OutlookFan } from '../components/predictive/outlook-fan.tsx';
import { OutlookKpis, OutlookSentence } from '../components/predictive/outlook-kpis.tsx';
import { OutlookTable } from '../components/predictive/outlook-table.tsx';
import { PastForecasts } from '../components/predictive/past-forecasts.tsx';
import { Scenarios } from '../components/predictive/scenarios-panel.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/predictive.ts';

/** A year is forecast from all of its months: there is no period to choose. */
const OFFERS: readonly FilterName[] = ['tax', 'category', 'without', 'version'];

export default function PredictivePage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('predictive')} question={t('question')} sentence={<OutlookSentence />} offers={OFFERS}>
      <OutlookKpis />
      <PanelRow>
        <OutlookFan kind="months" />
        <OutlookFan kind="cumulative" />
      </PanelRow>
      <OutlookBullets />
      <Scenarios />
      <PastForecasts />
      <OutlookTable />
      <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
    </FilteredPage>
  );
}
