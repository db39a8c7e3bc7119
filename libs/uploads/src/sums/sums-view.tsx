import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Upload, UploadReceipt } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { checkUpload, publishUpload, readUpload, useStatus, useUploadRequest } from '@pendapa/query';
import { extractTexts } from '@pendapa/ui-layout';
import { sumTexts } from '../messages/sums.ts';
import { DiscardButton } from '../parts/discard-button.tsx';
import { MainAction } from '../parts/main-action.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { SumFigures } from './sum-figures.tsx';
import { ownTotal } from './own-total.ts';
import { TaxesPanel } from './taxes-panel.tsx';
import { UnmappedPanel } from './unmapped-panel.tsx';
import { usePublishLabel } from './use-publish-label.ts';
import { WarningsPanel } from './warnings-panel.tsx';

function useSentence(receipt: UploadReceipt): string {
  const { extracts, warned } = receipt;
  const t = useMessages(sumTexts);
  const name = useMessages(extractTexts);
  const { money } = useFormat();
  const [result] = extracts;
  if (result === undefined) return '';
  const sum = result.sums.file;
  const own = ownTotal(receipt, result, null);
  const isEqual = own !== null && own.isEqual && own.amount === sum;
  const sentence =
    sum === null
      ? t('say.rows', { count: result.rows.accepted, extract: name(result.extract) })
      : t(isEqual ? 'say.equal' : 'say.sum', { sum: money(sum) });
  return warned.listed.length === 0 ? sentence : t('say.look', { sentence, count: warned.listed.length });
}

export interface SumsViewProps {
  readonly upload: Upload;
  readonly receipt: UploadReceipt;
}

/** The sums of a check: what the file holds, what is replaced, and what comes. */
export function SumsView({ upload, receipt }: SumsViewProps) {
  const t = useMessages(sumTexts);
  const sentence = useSentence(receipt);
  const label = usePublishLabel();
  const request = useUploadRequest();
  const { id, reading, proposal } = upload;
  // What would be replaced is not what the receipt says any more.
  const isFirst = useStatus().status === null;
  const isOld = upload.fault?.code === 'changed';
  const goOn = (): void => {
    if (isOld) void request.send(checkUpload(id, upload.check ?? {}));
    else if (receipt.name !== null) void request.send(publishUpload(id, receipt.name));
  };
  return (
    <>
      <UploadHead upload={upload} step="check">
        {sentence}
      </UploadHead>
      {receipt.extracts.map((result, index) => (
        <Box key={result.extract} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SumFigures receipt={receipt} result={result} check={index === 0 ? upload.check : null} />
          <TaxesPanel lines={result.months} />
          <ChangesPanel result={result} />
        </Box>
      ))}
      <UnmappedPanel
        warned={receipt.warned}
        reading={reading}
        proposal={proposal}
        isSending={request.isSending}
        onRead={(decided) => void request.send(readUpload(id, decided))}
      />
      <WarningsPanel warned={receipt.warned} />
      <FailureNotice failure={request.failure} />
      <MainAction
        label={isOld ? t('checkAgain') : label(receipt)}
        isSending={request.isSending}
        hint={t(isFirst ? 'publish.hintFirst' : 'publish.hint')}
        onClick={goOn}
      >
        <DiscardButton upload={upload} />
        <Button variant="outlined" disabled={request.isSending} onClick={() => void request.send(readUpload(id, reading))}>
          {t('back')}
        </Button>
      </MainAction>
    </>
  );
}
