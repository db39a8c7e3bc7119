import { FilteredPage, FindingsPanel, FurtherLink, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { UnitDots, UnitTable } from '../components/units/unit-dots.tsx';
import { UnitFunnel, UnitSentence } from '../components/units/unit-funnel.tsx';
import { UnitsSummed, UnitTaxHeat } from '../components/units/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/units.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'kind'];

export default function ComplianceUp3dPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('up3d')} question={t('question')} sentence={<UnitSentence />} offers={OFFERS}>
      <UnitFunnel />
      <EndedMonths />
      <UnitDots />
      <UnitTaxHeat />
      <FindingsPanel subject="compliance" />
      <UnitTable />
      <FurtherLink to="/cross-dimensional?view=heatmap">{t('toRelations')}</FurtherLink>
      <UnitsSummed />
    </FilteredPage>
  );
}
