import { useState } from 'react';
import Link from '@mui/material/Link';
import type { UnplacedCode, UnplacedCodes } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink } from '@pendapa/page-manifest';
import { cancelCodeMappings, sendCodeMappings, useUploadRequest } from '@pendapa/query';
import { LineNotice, Panel } from '@pendapa/ui-layout';
import { codeTexts } from '../messages/codes.ts';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { FolderActionProgress } from '../parts/folder-action-progress.tsx';
import { MainAction } from '../parts/main-action.tsx';
import { StackedTable } from '../parts/stacked-table.tsx';
import { ViewHeading } from '../parts/view-heading.tsx';
import { CodeChoice } from './code-choice.tsx';
import { useMembers } from './use-members.ts';

const keyOf = ({ field, value }: UnplacedCode): string => `${field} ${value}`;

function useSentence({ codes, mapping }: UnplacedCodes): string {
  const t = useMessages(codeTexts);
  if (mapping !== null) return t('say.mapping');
  return codes.length === 0 ? t('say.none') : t('say.some', { count: codes.length });
}

/** Texts of the published data without a code, each with its choice. */
export function CodesView({ unplaced }: { readonly unplaced: UnplacedCodes }) {
  const t = useMessages(codeTexts);
  const text = useText();
  const { count } = useFormat();
  const { codes, mapping, fault } = unplaced;
  const members = useMembers(codes.map(({ field }) => field));
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const request = useUploadRequest();
  const sentence = useSentence(unplaced);
  const mappings = codes.flatMap((unplacedCode) => {
    const code = chosen.get(keyOf(unplacedCode));
    return code === undefined ? [] : [{ field: unplacedCode.field, value: unplacedCode.value, code }];
  });
  const choose = (key: string, code: string | null): void =>
    setChosen((old) => {
      const next = new Map(old);
      if (code === null) next.delete(key);
      else next.set(key, code);
      return next;
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
            <StackedTable
              caption={t('title')}
              columns={[
                { key: 'value', label: t('value') },
                { key: 'field', label: t('field') },
                { key: 'rows', label: t('rows'), isNumber: true },
                { key: 'code', label: t('code') },
              ]}
              rows={codes.map((unplacedCode) => {
                const { field, value, rows, suggestion } = unplacedCode;
                const key = keyOf(unplacedCode);
                return {
                  key,
                  cells: [
                    value,
                    t(`field.${field}`),
                    count(rows),
                    <CodeChoice
                      key="code"
                      value={value}
                      code={chosen.get(key) ?? null}
                      suggestion={suggestion}
                      members={members(field)}
                      without={t('without')}
                      onChoose={(code) => choose(key, code)}
                    />,
                  ],
                };
              })}
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
