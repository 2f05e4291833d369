export const nodeFlags: string[];
export const memorySettings: Record<string, string>;
