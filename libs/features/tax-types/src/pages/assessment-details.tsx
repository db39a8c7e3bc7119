import { DetailsPart } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { BandsPanel, DetailsPanel, PanelRow, usePanelWords } from '@pendapa/panels';
import { AssessmentCohorts } from '../components/assessment/assessment-cohorts.tsx';
import { AuditCard } from '../components/assessment/assessment-kpis.tsx';
import { AssessmentSteps, DocumentMonths, DueBands, TopAssessments } from '../components/assessment/panels.tsx';
import { messages } from '../messages/assessment.ts';
import * as ask from '../questions/assessment.ts';

/** Documents, cohorts, steps to settlement, and the largest assessments. */
export default function AssessmentDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="documents">
        <AuditCard />
        <DocumentMonths />
        <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.documents} measure="issued" />
      </DetailsPart>
      <DetailsPart part="cohorts">
        <AssessmentCohorts />
      </DetailsPart>
      <DetailsPart part="steps">
        <PanelRow>
          <AssessmentSteps />
          <DueBands />
        </PanelRow>
        <BandsPanel
          words={usePanelWords(messages, 'bands')}
          query={ask.bands}
          by="valueBand"
          measure="registered"
          amount="baseValue"
          sentence={({ formatted }) => t('bands.sentence', formatted.largest('valueBand', 'registered'))}
        />
      </DetailsPart>
      <DetailsPart part="top">
        <TopAssessments />
      </DetailsPart>
    </>
  );
}
