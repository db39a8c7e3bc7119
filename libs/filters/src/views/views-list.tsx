import { useState, type SubmitEvent } from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { viewTexts } from './messages.ts';
import { deleteView, keepView, MAX_NAME_LENGTH, renameView, startWithView, useViews, type View } from './views.ts';

export interface ViewsListProps {
  /** Address of the current view. */
  readonly address: string;
  readonly onClose: () => void;
}

interface SavedViewProps {
  readonly view: View;
  readonly onOpen: () => void;
  readonly onRename: () => void;
}

function SavedView({ view: { name, to, start }, onOpen, onRename }: SavedViewProps) {
  const t = useMessages(viewTexts);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Link component={PageLink} to={to} variant="body2" onClick={onOpen} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      {start && <Typography variant="caption">{t('isStart')}</Typography>}
      <IconButton
        size="small"
        color={start ? 'primary' : 'default'}
        aria-label={t('start', { name })}
        aria-pressed={start}
        onClick={() => startWithView(start ? null : name)}
      >
        <HomeIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('rename', { name })} onClick={onRename}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('delete', { name })} onClick={() => deleteView(name)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Saves the current view under a name; opens, renames and deletes saved views, and sets the start view. */
export function ViewsList({ address, onClose }: ViewsListProps) {
  const t = useMessages(viewTexts);
  const views = useViews();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name === '') return;
    if (renamed === null) keepView(name, address);
    else renameView(renamed, name);
    setRenamed(null);
    setTyped('');
  };
  return (
    <Box sx={{ p: 2 }}>
      <Box component="form" onSubmit={onSubmit} sx={{ display: 'flex', gap: 1 }}>
        <TextField
          key={renamed}
          autoFocus
          fullWidth
          size="small"
          label={renamed === null ? t('name') : t('rename', { name: renamed })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
        />
        <Button type="submit" variant="contained" disabled={name === ''}>
          {t('keep')}
        </Button>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {t('hint')}
      </Typography>
      {views.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('none')}
        </Typography>
      ) : (
        <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, maxHeight: '50dvh', overflowY: 'auto' }}>
          {views.map((view) => (
            <SavedView
              key={view.name}
              view={view}
              onOpen={onClose}
              onRename={() => {
                setRenamed(view.name);
                setTyped(view.name);
              }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
