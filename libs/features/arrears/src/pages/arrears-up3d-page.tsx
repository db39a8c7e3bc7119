import { FilteredPage, FindingsPanel, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { LetterMonths } from '../components/up3d/letter-months.tsx';
import { PursuitKpis } from '../components/up3d/pursuit-kpis.tsx';
import { OverdueSteps, PursuitSentence, UnitActions } from '../components/up3d/unit-actions.tsx';
import { NextSteps } from '../components/shared/worklists.tsx';
import { UnitDetails, UnitRecovery } from '../components/up3d/panels.tsx';
import { messages } from '../messages/up3d.ts';
import { pursued } from '../questions/arrears-up3d.ts';

export default function ArrearsUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<PursuitSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
      stock
    >
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
