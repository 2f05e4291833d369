/** Who delisted an item that its own team withdrew: no account of the desk. */
export const teamActor = { id: null, email: 'its team' } as const;
