import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, usePanelWords, WaterfallPanel, type TotalStep } from '@pendapa/panels';
import { directionOf, growth } from '@pendapa/query';
import { AssessmentKpis } from '../components/assessment/assessment-kpis.tsx';
import { OutstandingPlaces } from '../components/assessment/panels.tsx';
import { messages } from '../messages/assessment.ts';
import * as ask from '../questions/assessment.ts';

const Details = lazy(() => import('./assessment-details.tsx'));

/** Pixels of six steps in one line each; a step of 0 has no line. */
const STEPS_HEIGHT = 168;

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
          sentence={({ total, formatted, periodLabels }) => {
            const change = growth(total('outstanding'), total('outstanding', 'comparison'));
            const outstanding = formatted.total('outstanding');
            const texts = {
              outstanding,
              change: formatted.percent(change === null ? null : Math.abs(change)),
              before: formatted.total('outstanding', 'comparison'),
              comparison: periodLabels.comparison,
            };
            const direction = directionOf(change ?? 0);
            if (direction === 'same' || texts.before === outstanding)
              return t('waterfall.sentence', { gross: formatted.total('gross'), outstanding });
            return t(`outstanding.${direction}`, texts);
          }}
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
    >
      <AssessmentKpis />
      <WaterfallPanel words={usePanelWords(messages, 'waterfall')} query={ask.totals} measure="gross" height={STEPS_HEIGHT} steps={STEPS} />
      <OutstandingPlaces />

      <PageDetails
        parts={[
          { part: 'documents', title: t('table.title'), about: t('details.documents') },
          { part: 'cohorts', title: t('cohorts.title'), about: t('details.cohorts') },
          { part: 'steps', title: t('steps.title'), about: t('details.steps') },
          { part: 'top', title: t('details.top.title'), about: t('details.top') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/arrears-tax-type">{t('toArrears')}</FurtherLink>
        <FurtherLink to="/demo-taxobject">{t('toObjects')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
