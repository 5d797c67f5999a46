/** RFC 3463: 5.1.x says that an address is none; 5.1.7 and 5.1.8 say so of the sender's. */
export const saysNoSuchAddress = (status = ''): boolean => /^5\.1\.(?![78]$)\d{1,3}$/.test(status);
