import { Box } from '@mui/material';
import { CopyButton } from './copy-button.tsx';
import { OuterLink } from './outer-link.tsx';

/** A contract or account with a copy button and its explorer page, where the network's explorer is known. */
export function ChainAddress({ address, addressLink }: { address: string; addressLink: string | null }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <Box
        component="span"
        sx={{ fontFamily: 'monospace', fontSize: 12, overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {addressLink ? (
          <OuterLink href={addressLink.replace('{address}', encodeURIComponent(address))}>
            {address}
          </OuterLink>
        ) : (
          address
        )}
      </Box>
      <CopyButton text={address} what={address} />
    </Box>
  );
}
