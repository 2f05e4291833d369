/**
 * Where better-auth finds its tables (migrations 004-accounts, 022-second-factor, 023-passkeys). Its own names, `user` among them, are reserved words
 * on PostgreSQL and would say nothing beside the tables of the portal.
 */
export const accountTables = {
  user: {
    modelName: 'desk_users',
    fields: { emailVerified: 'email_verified', createdAt: 'create_time', updatedAt: 'update_time' },
  },
  session: {
    modelName: 'desk_sessions',
    fields: {
      expiresAt: 'expires_time',
      createdAt: 'create_time',
      updatedAt: 'update_time',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      userId: 'user_id',
    },
  },
  account: {
    modelName: 'desk_credentials',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_time',
      refreshTokenExpiresAt: 'refresh_token_expires_time',
      createdAt: 'create_time',
      updatedAt: 'update_time',
    },
  },
  verification: {
    modelName: 'desk_verifications',
    fields: { expiresAt: 'expires_time', createdAt: 'create_time', updatedAt: 'update_time' },
  },
  passkey: {
    passkey: {
      modelName: 'desk_passkeys',
      fields: {
        publicKey: 'public_key',
        userId: 'user_id',
        credentialID: 'credential_id',
        deviceType: 'device_type',
        backedUp: 'backed_up',
        createdAt: 'create_time',
      },
    },
  },
  secondFactor: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'desk_second_factors',
      fields: {
        backupCodes: 'backup_codes',
        userId: 'user_id',
        failedVerificationCount: 'failed_count',
        lockedUntil: 'locked_until',
      },
    },
  },
} as const;
