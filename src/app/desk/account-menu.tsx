import { Divider, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';

/** Who is signed in, with links to the account and to sign out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!identity) return null;
  const name = identity.fullName ?? '';
  return (
    <>
      <IconButton
        aria-label={`Account of ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          width: 28,
          height: 28,
          fontSize: 12,
          fontWeight: 600,
          bgcolor: 'text.primary',
          color: 'background.paper',
          '&:hover': { bgcolor: 'text.secondary' },
          // Only drawn: the button's name is its label.
          '&::before': { content: JSON.stringify([...name][0]?.toUpperCase() ?? '') },
        }}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
          <ListItemText primary={name} secondary={String(identity['email'] ?? '')} />
        </MenuItem>
        <Divider />
        <MenuItem component="a" href="#/account" onClick={close}>
          Your account
        </MenuItem>
        <MenuItem onClick={() => void logout()}>Sign out</MenuItem>
      </Menu>
    </>
  );
}
