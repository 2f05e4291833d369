import sharp from 'sharp';

// Nothing is decoded twice: what the library would keep for later is only memory.
sharp.cache(false);
// Pictures here are small, and several are worked on at the same time: threads within one of them cost memory and gain nothing.
sharp.concurrency(1);

/** The picture library, set up for this process. */
export { sharp };
