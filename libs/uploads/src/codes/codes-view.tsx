import { useState } from 'react';
import Link from '@mui/material/Link';
import type { UnplacedCodes } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink } from '@pendapa/page-manifest';
import { FailureNotice } from '@pendapa/panels';
import { cancelCodeMappings, sendCodeMappings, useUploadRequest } from '@pendapa/query';
import { LineNotice, Panel } from '@pendapa/ui-layout';
import { codeTexts } from '../messages/codes.ts';
import { FolderActionProgress } from '../parts/folder-action-progress.tsx';
import { MainAction } from '../parts/main-action.tsx';
import { ViewHeading } from '../parts/view-heading.tsx';
import { CodesTable } from './codes-table.tsx';
import { withCode, type ChosenCodes } from './with-code.ts';

function useSentence({ codes, mapping }: UnplacedCodes): string {
  const t = useMessages(codeTexts);
  if (mapping !== null) return t('say.mapping');
  return codes.length === 0 ? t('say.none') : t('say.some', { count: codes.length });
}

/** Texts of the published data without a code, each with its choice. */
export function CodesView({ unplaced }: { readonly unplaced: UnplacedCodes }) {
  const t = useMessages(codeTexts);
  const text = useText();
  const { codes, mapping, fault } = unplaced;
  const [chosen, setChosen] = useState<ChosenCodes>({});
  const request = useUploadRequest();
  const sentence = useSentence(unplaced);
  const mappings = codes.flatMap(({ field, value }) => {
    const code = chosen[field]?.[value];
    return code === undefined ? [] : [{ field, value, code }];
  });
  return (
    <>
      <ViewHeading
        view={`codes ${mapping === null ? '' : 'mapping'}`}
        about={
          <Link component={PageLink} to={IMPORT_PATH}>
            {t('list')}
          </Link>
        }
      >
        {sentence}
      </ViewHeading>
      {mapping !== null && <FolderActionProgress action={mapping} label={t('say.mapping')} onStop={cancelCodeMappings} />}
      {fault && (
        <LineNotice tone="bad" role="alert">
          {text(fault)}
        </LineNotice>
      )}
      {codes.length > 0 && (
        <>
          <Panel title={t('title')} subtitle={t('subtitle')}>
            <CodesTable
              caption={t('title')}
              valueHeader={t('value')}
              rowsHeader={t('rows')}
              names={codes}
              fieldName={(field) => t(`field.${field}`)}
              chosen={({ field, value }) => chosen[field]?.[value] ?? null}
              suggestion={({ suggestion }) => suggestion}
              without={() => t('without')}
              canBeTyped
              onChoose={({ field, value }, code) => setChosen((old) => withCode(old, field, value, code))}
            />
          </Panel>
          <FailureNotice failure={request.failure} />
          <MainAction
            label={t('apply', { count: mappings.length })}
            isSending={request.isSending || mapping !== null}
            disabledReason={mappings.length === 0 ? t('choose') : null}
            hint={t('hint')}
            onClick={() => void request.send(sendCodeMappings(mappings))}
          />
        </>
      )}
    </>
  );
}
