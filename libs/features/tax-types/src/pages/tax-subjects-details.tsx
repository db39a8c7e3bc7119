import { DetailsPart } from '@pendapa/analysis';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useAddressChoice } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { BandsPanel, ConcentrationPanel, DetailsPanel, PanelRow, usePanelWords } from '@pendapa/panels';
import { concentrationOf } from '@pendapa/query';
import { giniOfCurve } from '@pendapa/statistics';
import { ListChoice, NoteText, SwitchChoice } from '@pendapa/ui-layout';
import { HolderKinds, HolderTypes } from '../components/subjects/holders.tsx';
import { TaxTypesMatrix, TopPayers } from '../components/subjects/panels.tsx';
import { SubjectMoreKpis } from '../components/subjects/subject-kpis.tsx';
import { messages } from '../messages/subjects.ts';
import * as ask from '../questions/tax-subjects.ts';

/** Pixels. */
const CURVE_HEIGHT = 364;

/** Groups as a table, concentration, taxes that they pay, and the largest payers. */
export default function TaxSubjectsDetails() {
  const t = useMessages(messages);
  const text = useText();
  const [segment, group] = useAddressChoice('sg', ask.SEGMENTS);
  // Kinds of taxpayers are shown on demand, because small taxes hide both.
  const [kindsChoice, chooseKinds] = useAddressChoice('tk', ['together', 'apart']);
  const Holders = kindsChoice === 'apart' ? HolderKinds : HolderTypes;
  return (
    <>
      <DetailsPart part="groups">
        <SubjectMoreKpis />
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
        <NoteText>{t('yearNote')}</NoteText>
      </DetailsPart>
      <DetailsPart part="concentration">
        <BandsPanel
          words={usePanelWords(messages, 'bands')}
          query={ask.amountBands}
          by="amountBand"
          measure="taxpayers"
          amount="amount"
          sentence={(read) => t('bands.sentence', read.formatted.largest('amountBand', 'taxpayers'))}
        />
        <ConcentrationPanel
          words={usePanelWords(messages, 'lorenz')}
          query={ask.amountBands}
          height={CURVE_HEIGHT}
          sentence={({ answer, format }) => {
            const gini = format.decimal(giniOfCurve(concentrationOf(answer)));
            return t('lorenz.sentence', { gini });
          }}
        />
      </DetailsPart>
      <DetailsPart part="taxes">
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
      </DetailsPart>
      <DetailsPart part="largest">
        <TopPayers />
      </DetailsPart>
    </>
  );
}
