import { FilteredPage, FindingsPanel } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { EndedMonths } from '../components/shared/ended-months.tsx';
import { UnitFunnel, UnitSentence } from '../components/units/unit-funnel.tsx';
import { UnitDots, UnitsSummed, UnitTable, UnitTaxHeat } from '../components/units/unit-panels.tsx';
import { messages } from '../messages/units.ts';

/** Paying on time by unit (UP3D, a district tax office), against the rate expected from the taxes that it collects. */
export default function ComplianceUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<UnitSentence />} offers={['period', 'compare', 'region', 'tax', 'category', 'kind']}>
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
