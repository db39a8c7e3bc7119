import type { Upload } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { checkUpload, readUpload, useUploadRequest } from '@pendapa/query';
import { extractTexts } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { useAgencySettings } from '../parts/agency-formats.tsx';
import { DiscardButton } from '../parts/discard-button.tsx';
import { MainAction } from '../parts/main-action.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { CheckOptionsPanel, useCheckOptions } from './check-options.tsx';
import { extractOfTemplate, SavedReadings } from './saved-readings.tsx';
import { draftOf } from './use-draft.ts';

export interface SavedWayViewProps {
  readonly upload: Upload;
  /** The saved way of reading, or the template. */
  readonly way: string;
}

/** A file that a saved way of reading or a template reads: there is nothing to decide before its sums are checked. */
export function SavedWayView({ upload, way }: SavedWayViewProps) {
  const t = useMessages(readingTexts);
  const nameOf = useMessages(extractTexts);
  const { currency } = useAgencySettings();
  const { id, name, reading, check } = upload;
  const options = useCheckOptions(check?.control === undefined ? null : { control: check.control }, name);
  const request = useUploadRequest();
  const template = extractOfTemplate(way);
  const isAgain = upload.fault?.code === 'again';
  const goOn = () => {
    if (options.check !== null) void request.send(checkUpload(id, isAgain ? { ...options.check, again: true } : options.check));
  };
  return (
    <>
      <UploadHead upload={upload} step="read">
        {template === undefined ? t('say.savedWay', { name: way }) : t('say.templateWay', { extract: nameOf(template) })}
      </UploadHead>
      <SavedReadings
        upload={upload}
        offersTemplates
        isSending={request.isSending}
        onRead={(profile) => void request.send(readUpload(id, profile === null ? draftOf(reading) : { ...reading, profile }))}
      />
      <CheckOptionsPanel control={options} currency={currency.symbol} isSaved />
      <FailureNotice failure={request.failure} />
      <MainAction
        label={t(isAgain ? 'checkAgain' : 'check')}
        isSending={request.isSending}
        disabledReason={options.wrong === null ? null : t(options.wrong)}
        onClick={goOn}
      >
        <DiscardButton upload={upload} />
      </MainAction>
    </>
  );
}
