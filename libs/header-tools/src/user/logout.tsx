import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Status } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { signOut } from '@pendapa/query';
import { messages } from '../messages.ts';

const LOGOUT_TEXTS = { local: 'noSession', token: 'logoutText', proxy: 'proxySession' } as const;

/** Ends a session of mode `token`; in other modes says that there is no session. */
export function Logout({ status: { reader } }: { readonly status: Status }) {
  const t = useMessages(messages);
  return (
    <>
      <Typography variant="body2">{t(LOGOUT_TEXTS[reader.mode])}</Typography>
      {reader.mode === 'token' && (
        <Button variant="contained" onClick={() => void signOut()} sx={{ mt: 2 }}>
          {t('logout')}
        </Button>
      )}
    </>
  );
}
