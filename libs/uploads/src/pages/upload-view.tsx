import { useState } from 'react';
import type { Upload, UploadStep } from '@pendapa/contracts';
import { LineNotice } from '@pendapa/ui-layout';
import { useMessages } from '@pendapa/i18n';
import { resultTexts } from '../messages/results.ts';
import { ProgressView } from '../progress/progress-view.tsx';
import { UnreadView } from '../reading/unread-view.tsx';
import { AgencyFormats } from '../parts/agency-formats.tsx';
import { ReadingView } from '../reading/reading-view.tsx';
import { SavedWayView } from '../reading/saved-way-view.tsx';
import { PublishedView } from '../results/published-view.tsx';
import { RefusedView } from '../results/refused-view.tsx';
import { TakenOutNotice } from '../results/taken-out-notice.tsx';
import { UnchangedView } from '../results/unchanged-view.tsx';
import { SumsView } from '../sums/sums-view.tsx';

const RECEIPT_VIEWS = { checked: SumsView, refused: RefusedView, unchanged: UnchangedView, published: PublishedView } as const;

const isReceiptStep = (step: Upload['step']): step is keyof typeof RECEIPT_VIEWS => Object.hasOwn(RECEIPT_VIEWS, step);

/** True from the moment in which a publication was undone until the next step. */
function useUndone(step: UploadStep): boolean {
  const [seen, setSeen] = useState({ step, undone: false });
  if (seen.step !== step) setSeen({ step, undone: seen.step === 'published' && step === 'proposed' });
  return seen.undone;
}

/** The view of an upload's step. */
export function UploadView({ upload }: { readonly upload: Upload }) {
  const t = useMessages(resultTexts);
  const undone = useUndone(upload.step);
  return (
    <>
      {undone && (
        <LineNotice tone="good" role="status">
          {t('published.undone')}
        </LineNotice>
      )}
      {!undone && upload.takenOut !== null && <TakenOutNotice takenOut={upload.takenOut} />}
      <StepView upload={upload} />
    </>
  );
}

function StepView({ upload }: { readonly upload: Upload }) {
  const { step, reading, proposal, receipt } = upload;
  if (step === 'reading' || step === 'checking' || step === 'publishing') return <ProgressView upload={upload} step={step} />;
  if (isReceiptStep(step) && receipt !== null) {
    const View = RECEIPT_VIEWS[step];
    return (
      <AgencyFormats currency={receipt.currency}>
        <View upload={upload} receipt={receipt} />
      </AgencyFormats>
    );
  }
  if (proposal !== null) return <ReadingView upload={upload} proposal={proposal} />;
  if (step === 'proposed' && reading.profile !== undefined) return <SavedWayView upload={upload} way={reading.profile} />;
  return <UnreadView upload={upload} />;
}
