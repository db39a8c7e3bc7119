import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Status } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { signOut, signOutAtProvider } from '@pendapa/query';
import { messages } from '../messages.ts';

const LOGOUT_TEXTS = { local: 'noSession', token: 'logoutText', proxy: 'proxySession', oidc: 'providerText' } as const;
const SIGN_OUTS = { token: signOut, oidc: signOutAtProvider };

/** Ends a session of modes `token` and `oidc`; in other modes says that there is no session. */
export function Logout({ status: { reader } }: { readonly status: Status }) {
  const t = useMessages(messages);
  const { mode } = reader;
  return (
    <>
      <Typography variant="body2">{t(LOGOUT_TEXTS[mode])}</Typography>
      {(mode === 'token' || mode === 'oidc') && (
        <Button variant="contained" onClick={() => void SIGN_OUTS[mode]()} sx={{ mt: 2 }}>
          {t('logout')}
        </Button>
      )}
    </>
  );
}
