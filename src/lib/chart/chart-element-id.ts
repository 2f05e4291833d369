/** Id of the group in a chart file that pages refer to. */
export const chartElementId = 'chart';
