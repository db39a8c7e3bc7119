import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RIGHTS, type Status } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages.ts';
import { Facts } from './facts.tsx';

/** The user's way of signing in, role, and the meaning of each right. */
export function Profile({ status: { reader, rights } }: { readonly status: Status }) {
  const t = useMessages(messages);
  const text = useText();
  const units = reader.ofUnits?.units.map(({ name }) => text(name)).join(', ') || null;
  return (
    <>
      <Facts
        facts={[
          [t('name'), reader.name ?? t('nameless')],
          [t('access'), t(`mode.${reader.mode}`)],
          [t('role'), t(`role.${reader.role ?? 'none'}`)],
          [t('units'), units ?? t('wholeAgency')],
        ]}
      />
      <Typography variant="h3" sx={{ mt: 1, mb: 0.5 }}>
        {t('rights')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {RIGHTS.map((right) => {
          const { may } = rights[right];
          const Icon = may ? CheckIcon : RemoveIcon;
          return (
            <Box
              component="li"
              key={right}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', color: may ? 'text.primary' : 'text.secondary' }}
            >
              <Icon fontSize="small" titleAccess={t(may ? 'may' : 'mayNot')} />
              {t(`right.${right}`)}
            </Box>
          );
        })}
      </Box>
    </>
  );
}
