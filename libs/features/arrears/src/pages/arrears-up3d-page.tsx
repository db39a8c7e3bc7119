import { FilteredPage, FindingsPanel, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { LetterMonths } from '../components/up3d/letter-months.tsx';
import { PursuitKpis } from '../components/up3d/pursuit-kpis.tsx';
import { OverdueSteps, PursuitSentence, UnitActions } from '../components/up3d/unit-actions.tsx';
import { NextSteps } from '../components/shared/worklists.tsx';
import { UnitDetails, UnitRecovery } from '../components/up3d/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/up3d.ts';
import { pursued } from '../questions/arrears-up3d.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'];

export default function ArrearsUp3dPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('up3d')} question={t('question')} sentence={<PursuitSentence />} offers={OFFERS} stock>
      <PursuitKpis />
      <PanelRow>
        <UnitActions />
        <OverdueSteps />
      </PanelRow>
      <PanelRow>
        <UnitRecovery />
        <LetterMonths />
      </PanelRow>
      <FindingsPanel subject="arrears" />
      <UnitDetails />
      <ReconciliationStrip of={pursued} />
      <NextSteps />
    </FilteredPage>
  );
}
