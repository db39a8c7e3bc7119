import { FilteredPage } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { BandsPanel, DetailsPanel, PageSentence, PanelRow, usePanelWords, WaterfallPanel, type TotalStep } from '@pendapa/panels';
import { AssessmentCohorts } from '../components/assessment/assessment-cohorts.tsx';
import { AssessmentKpis } from '../components/assessment/assessment-kpis.tsx';
import { AssessmentSteps, DocumentMonths, DueBands, OutstandingPlaces, TopAssessments } from '../components/assessment/panels.tsx';
import { messages } from '../messages/assessment.ts';
import * as ask from '../questions/assessment.ts';

/** Gross less exemption, reduction and cancellation = due; less paid = outstanding. */
const STEPS: readonly TotalStep<(typeof ask.totals.measures)[number]>[] = [
  { key: 'gross', kind: 'total' },
  { key: 'exemption', kind: 'subtracted' },
  { key: 'reduction', kind: 'subtracted' },
  { key: 'cancelled', kind: 'subtracted' },
  { key: 'netDue', kind: 'total' },
  { key: 'paid', kind: 'subtracted', tone: 'good' },
  { key: 'outstanding', kind: 'total', tone: 'bad' },
];

/** Assessments from gross amount to outstanding amount, by document, age and place. */
export default function AssessmentPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.totals}
          measure="gross"
          sentence={({ formatted }) =>
            t('waterfall.sentence', { gross: formatted.total('gross'), outstanding: formatted.total('outstanding') })
          }
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
    >
      <AssessmentKpis />
      <PanelRow>
        <DocumentMonths />
        <WaterfallPanel words={usePanelWords(messages, 'waterfall')} query={ask.totals} measure="gross" height="small" steps={STEPS} />
      </PanelRow>
      <AssessmentCohorts />
      <OutstandingPlaces />
      <FurtherLink to="/arrears-tax-type">{t('toArrears')}</FurtherLink>
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
      <FurtherLink to="/demo-taxobject">{t('toObjects')}</FurtherLink>
      <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.documents} measure="issued" />
      <TopAssessments />
    </FilteredPage>
  );
}
