import type { ProfileProposal, ReadingDecisions, Upload } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { checkUpload, readUpload, useUploadRequest } from '@pendapa/query';
import { extractTexts } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { useAgencySettings } from '../parts/agency-formats.tsx';
import { DiscardButton } from '../parts/discard-button.tsx';
import { MainAction } from '../parts/main-action.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { CheckOptionsPanel, useCheckOptions } from './check-options.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { EvidencePanel, RemarksPanel } from './evidence-panel.tsx';
import { LeaveOutPanel } from './leave-out-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { SavedReadings } from './saved-readings.tsx';
import { isBeyond, isOpen, useDraft } from './use-draft.ts';

/** The sentence of the view: what the file is, and what is still to be decided. */
function useSentence({ extract, questions, check, isReady }: ProfileProposal): string {
  const t = useMessages(readingTexts);
  const name = useMessages(extractTexts);
  const { money } = useFormat();
  const open = questions.filter(({ answer }) => answer === null).length;
  if (open > 0) return extract === null ? t('say.openUnknown', { count: open }) : t('say.open', { count: open, extract: name(extract) });
  if (extract === null) return t('say.unknown');
  if (!isReady) return t('say.unread');
  if (check === null) return t('say.template');
  const { rows: count, sum } = check;
  return sum === null ? t('say.rows', { count, extract: name(extract) }) : t('say.sum', { count, extract: name(extract), sum: money(sum) });
}

export interface ReadingViewProps {
  readonly upload: Upload;
  readonly proposal: ProfileProposal;
}

/** The proposal as a form: decisions first, what was recognised last. */
export function ReadingView({ upload, proposal }: ReadingViewProps) {
  const t = useMessages(readingTexts);
  const { currency } = useAgencySettings();
  const { id, step } = upload;
  const { draft, answer, chooseField, chooseCode, chooseRows, markSent, failure } = useDraft(upload);
  const isChanged = isBeyond(draft, proposal);
  const options = useCheckOptions(upload.check, upload.name);
  const request = useUploadRequest();
  const sentence = useSentence(proposal);
  const open = proposal.questions.filter((question) => isOpen(question, draft.answers)).length;
  const isAgain = upload.fault?.code === 'again';
  const canCheck = step === 'proposed' && !isChanged;
  const reason = (): string | null => {
    if (open > 0) return t('unanswered', { count: open });
    if (canCheck) return options.wrong === null ? null : t(options.wrong);
    return isChanged ? null : t('noReading');
  };
  const read = (reading: ReadingDecisions = draft) => {
    markSent();
    void request.send(readUpload(id, reading));
  };
  const check = () => {
    if (options.check !== null) void request.send(checkUpload(id, isAgain ? { ...options.check, again: true } : options.check));
  };
  return (
    <>
      <UploadHead upload={upload} step="read">
        {sentence}
      </UploadHead>
      {proposal.questions.length > 0 && (
        <QuestionPanel
          key={proposal.questions.map(({ key }) => key).join()}
          proposal={proposal}
          answers={draft.answers}
          onAnswer={answer}
        />
      )}
      <RemarksPanel kind="refused" texts={proposal.check?.refused ?? []} />
      <SavedReadings
        upload={upload}
        offersTemplates={proposal.extract === null}
        isSending={request.isSending}
        onRead={(profile) => read(profile === null ? draft : { ...draft, profile })}
      />
      <RemarksPanel kind="warned" texts={proposal.check?.warned ?? []} />
      <RowsPanel proposal={proposal} />
      <ColumnsPanel columns={proposal.columns} chosen={draft.columns} names={proposal.fieldNames} onChoose={chooseField} />
      <LeaveOutPanel columns={proposal.columns} leaveOut={draft.leaveOut} onChoose={chooseRows} />
      <CodesPanel
        codes={proposal.codes}
        codesFromRows={proposal.codesFromRows}
        names={proposal.fieldNames}
        chosen={draft.codes}
        onChoose={chooseCode}
      />
      <EvidencePanel evidence={proposal.evidence} />
      {canCheck && <CheckOptionsPanel control={options} currency={currency.symbol} />}
      <FailureNotice failure={request.failure ?? failure} />
      <MainAction
        label={t(canCheck ? (isAgain ? 'checkAgain' : 'check') : Object.keys(draft.answers).length > 0 ? 'read' : 'readAgain')}
        hint={failure === null ? t('draft') : undefined}
        isSending={request.isSending}
        disabledReason={reason()}
        onClick={canCheck ? check : () => read()}
      >
        <DiscardButton upload={upload} />
      </MainAction>
    </>
  );
}
