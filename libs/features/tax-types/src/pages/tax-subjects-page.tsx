import { FilteredPage } from '@pendapa/analysis';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { FurtherLink, useAddressChoice } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { BandsPanel, ConcentrationPanel, DetailsPanel, PageSentence, PanelRow, usePanelWords } from '@pendapa/panels';
import { concentrationOf } from '@pendapa/query';
import { giniOfCurve, shareOfTop } from '@pendapa/statistics';
import { ListChoice, NoteText, SwitchChoice } from '@pendapa/ui-layout';
import { HolderKinds, HolderTypes } from '../components/subjects/holders.tsx';
import { KindShares, TaxTypesMatrix, TopPayers } from '../components/subjects/panels.tsx';
import { SubjectKpis } from '../components/subjects/subject-kpis.tsx';
import { messages } from '../messages/subjects.ts';
import * as ask from '../questions/tax-subjects.ts';

/** Share of payers that count as the largest. */
const TOP_SHARE = 0.1;
/** Pixels: the height of the bands beside it, with their sentence. */
const CURVE_HEIGHT = 364;

/**
 * Taxpayers: how concentrated payments are, and payments by group. Offers no filter by tax or unit, because payers are counted over
 * all of them.
 */
export default function TaxSubjectsPage() {
  const t = useMessages(messages);
  const text = useText();
  const [segment, group] = useAddressChoice('sg', ask.SEGMENTS);
  // Kinds of taxpayers are shown on demand, because small taxes hide both.
  const [kindsChoice, chooseKinds] = useAddressChoice('tk', ['together', 'apart']);
  const Holders = kindsChoice === 'apart' ? HolderKinds : HolderTypes;
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.amountBands}
          measure="amount"
          sentence={({ answer, format, formatted: { percent } }) => {
            const points = concentrationOf(answer);
            return t('lorenz.sentence', { share: percent(shareOfTop(points, TOP_SHARE)), gini: format.decimal(giniOfCurve(points)) });
          }}
        />
      }
      offers={['period', 'compare']}
      countsTaxpayers
    >
      <SubjectKpis />
      <PanelRow>
        <ConcentrationPanel words={usePanelWords(messages, 'lorenz')} query={ask.amountBands} height={CURVE_HEIGHT} />
        <BandsPanel
          words={usePanelWords(messages, 'bands')}
          query={ask.amountBands}
          by="amountBand"
          measure="taxpayers"
          amount="amount"
          sentence={(read) => t('bands.sentence', read.formatted.largest('amountBand', 'taxpayers'))}
        />
      </PanelRow>
      <NoteText>{t('yearNote')}</NoteText>
      <KindShares />
      <TaxTypesMatrix />
      <SwitchChoice
        label={t('kinds.switch')}
        checked={kindsChoice === 'apart'}
        onChoose={(isDivided) => chooseKinds(isDivided ? 'apart' : 'together')}
      />
      <PanelRow>
        <Holders measure="payers" />
        <Holders measure="amount" />
      </PanelRow>
      <DetailsPanel
        words={usePanelWords(messages, 'table')}
        query={ask.holdersBy(segment)}
        measure="objects"
        actions={
          <ListChoice
            label={t('segment')}
            value={segment}
            choices={ask.SEGMENTS}
            name={(one) => text(DIMENSION_LABELS[one])}
            onChoose={group}
          />
        }
        note={({ periodLabels }) => t('table.note', { year: periodLabels.year })}
      />
      <FurtherLink to="/demo-individual">{t('toIndividuals')}</FurtherLink>
      <FurtherLink to="/demo-corporate">{t('toFirms')}</FurtherLink>
      <TopPayers />
    </FilteredPage>
  );
}
