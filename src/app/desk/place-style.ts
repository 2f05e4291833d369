/** A place in the desk's bar, as a link or behind the button of those without room. */
export const placeStyle = (isCurrent: boolean) => ({
  px: 1.125,
  gap: 0.625,
  whiteSpace: 'nowrap',
  fontWeight: isCurrent ? 600 : 500,
  color: isCurrent ? 'text.primary' : 'text.secondary',
  boxShadow: isCurrent ? 'inset 0 -2px currentColor' : 'none',
  outlineOffset: '-2px !important',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
});
