import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { UnitKpis, UnitSentence } from '../components/units/unit-kpis.tsx';
import { UnitDetails } from '../components/units/unit-table.tsx';
import { MoneyShortfalls, OwnUnit, PartShortfalls, UnitRanks, UnitSizes, UnitTaxHeat } from '../components/units/panels.tsx';
import { messages } from '../messages/target-units.ts';
import { summed } from '../questions/target-units.ts';

export default function TargetUnitsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<UnitSentence />}
      offers={['period', 'tax', 'category', 'without', 'unit', 'kind', 'version']}
    >
      <UnitKpis />
      <PanelRow even>
        <MoneyShortfalls />
        <PartShortfalls />
      </PanelRow>
      <OwnUnit />
      <UnitTaxHeat />
      <PanelRow>
        <UnitRanks />
        <UnitSizes />
      </PanelRow>
      <UnitDetails />
      <FurtherLink to="/revenue-up3d-current">{t('toCurrent')}</FurtherLink>
      <FurtherLink to="/arrears-up3d">{t('toArrears')}</FurtherLink>
      <FurtherLink to="/cross-dimensional?view=heatmap">{t('toRelations')}</FurtherLink>
      <ReconciliationStrip of={summed} />
    </FilteredPage>
  );
}
