import { FilteredPage, FindingsPanel } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import {
  DetailsPanel,
  FactCard,
  KpiStrip,
  MeasureCards,
  PageSentence,
  useCardWords,
  usePanelWords,
  WaterfallPanel,
  type TotalStep,
} from '@pendapa/panels';
import { difference, toPlotValue, isKnown, isNothing } from '@pendapa/query';
import { RemainsPanel } from '../components/shared/remains-panel.tsx';
import { QualityMoves } from '../components/trend/quality-moves.tsx';
import { YearAges } from '../components/trend/year-ages.tsx';
import { messages } from '../messages/trend.ts';
import * as ask from '../questions/arrears-trend.ts';

/** A difference between movements and ledger is a step of its own, so that the last bar equals the ledger. */
const STEPS: readonly TotalStep<(typeof ask.flow.measures)[number]>[] = [
  { key: 'opening', kind: 'total' },
  { key: 'added', kind: 'added', tone: 'bad' },
  { key: 'collected', kind: 'subtracted', tone: 'good' },
  { key: 'writtenOff', kind: 'subtracted' },
  { key: 'adjusted', kind: 'added' },
  { key: 'difference', kind: 'added', tone: 'bad', omitIfZero: true },
  { key: 'closing', kind: 'total' },
];

/** Arrears from opening to closing: added, collected and written off, with the ages of each year. */
export default function ArrearsTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.flow}
          measure="closing"
          sentence={({ total, formatted }) => {
            const change = toPlotValue(difference(total('closing'), total('opening')));
            if (change === null) return null;
            const by = { collected: formatted.total('collected'), writtenOff: formatted.total('writtenOff') };
            return t(change < 0 ? 'flow.shrinks' : 'flow.grows', by);
          }}
        />
      }
      offers={['period', 'compare', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <KpiStrip>
        <MeasureCards query={ask.flow} measures={['closing', 'added', 'collected', 'writtenOff', 'recoveryRate']} />
        <FactCard
          {...useCardWords(messages, 'check.title')}
          query={ask.flow}
          measure="difference"
          fact={({ total, figureText, figureTextExact }) => {
            const gap = total('difference');
            if (isNothing(gap)) return { value: t('check.agrees'), text: t('check.text') };
            if (!isKnown(gap)) return { figure: { kind: 'money', value: gap } };
            return { value: figureText(gap, 'money'), exact: figureTextExact(gap, 'money'), text: t('check.differs') };
          }}
        />
      </KpiStrip>
      <WaterfallPanel words={usePanelWords(messages, 'flow')} query={ask.flow} measure="closing" height={180} steps={STEPS} />
      <YearAges />
      <RemainsPanel
        words={usePanelWords(messages, 'vintage')}
        query={ask.vintages}
        measure="principal"
        by="taxYear"
        firstHeader={t('vintage.start')}
        note={(on) => t('vintage.note', { on })}
        emptyText={t('vintage.none')}
        sentence={(latest) => t('vintage.sentence', latest)}
      />
      <QualityMoves />
      <FindingsPanel subject="arrears" />
      <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.yearFlows} measure="closing" />
    </FilteredPage>
  );
}
