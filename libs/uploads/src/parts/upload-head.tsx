import Link from '@mui/material/Link';
import type { Upload } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink } from '@pendapa/page-manifest';
import { LineNotice } from '@pendapa/ui-layout';
import { stepTexts } from '../messages/steps.ts';
import { StepList, type ViewStep } from './step-list.tsx';
import { useFileSize } from './amounts-of-file.ts';
import { useWho } from './use-who.ts';
import { ViewHeading } from './view-heading.tsx';

export interface UploadHeadProps {
  readonly upload: Upload;
  readonly step: ViewStep;
  /** True if all steps are done. */
  readonly isDone?: boolean;
  /** The sentence of the view. */
  readonly children: string;
}

/** Above each view of an upload: sentence, who sent it, steps, and why the last step ended early. */
export function UploadHead({ upload, step, isDone, children }: UploadHeadProps) {
  const t = useMessages(stepTexts);
  const text = useText();
  const { instant } = useFormat();
  const size = useFileSize();
  const who = useWho();
  const { id, name, bytes, fault } = upload;
  return (
    <>
      <ViewHeading
        view={`${id} ${upload.step}`}
        about={
          <>
            <Link component={PageLink} to={IMPORT_PATH} underline="always">
              {t('all')}
            </Link>{' '}
            · {name}, {size(bytes)}, {t('by', { who: who(upload.sentBy), when: instant(upload.sentAt) })}
          </>
        }
      >
        {children}
      </ViewHeading>
      <StepList step={step} isDone={isDone} />
      {fault && (
        <LineNotice tone="watch" role="status">
          {text(fault.texts)}
        </LineNotice>
      )}
    </>
  );
}
