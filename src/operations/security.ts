import { graphql } from './graphql.ts'

export const OwnAccountSecurity = graphql(`
  query OwnAccountSecurity {
    accountSecurity {
      secondFactor {
        phone
        enrolledAt
      }
      signInPhone
      hasPassword
      recoveryCodesLeft
      signIns {
        id
        device
        signedInAt
        lastSeenAt
      }
    }
  }
`)

export const OwnSecondFactor = graphql(`
  query OwnSecondFactor {
    accountSecurity {
      secondFactor {
        phone
      }
    }
  }
`)

export const OwnWaiting = graphql(`
  query OwnWaiting {
    accountWaiting {
      deletionDueAt
      newEmail
    }
  }
`)

export const OwnSignInPhone = graphql(`
  query OwnSignInPhone {
    accountSecurity {
      signInPhone
    }
  }
`)

export const EndSignIn = graphql(`
  mutation EndSignIn($id: ID!) {
    endSignIn(id: $id)
  }
`)

export const EndOtherSignIns = graphql(`
  mutation EndOtherSignIns($keep: ID!) {
    endOtherSignIns(keep: $keep)
  }
`)

export const RemoveSecondFactor = graphql(`
  mutation RemoveSecondFactor {
    removeSecondFactor
  }
`)

export const AnnounceSecondFactor = graphql(`
  mutation AnnounceSecondFactor {
    announceSecondFactor
  }
`)

export const AnnounceSignInPhone = graphql(`
  mutation AnnounceSignInPhone {
    announceSignInPhone
  }
`)

export const RemoveSignInPhone = graphql(`
  mutation RemoveSignInPhone {
    removeSignInPhone
  }
`)

export const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes
  }
`)

export const RecoverAccount = graphql(`
  mutation RecoverAccount($email: String!, $password: String!, $code: String!) {
    recoverAccount(email: $email, password: $password, code: $code)
  }
`)

export const RequestEmailChange = graphql(`
  mutation RequestEmailChange($email: String!) {
    requestEmailChange(email: $email)
  }
`)

export const CancelEmailChange = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange
  }
`)

export const EmailLink = graphql(`
  query EmailLink($mode: EmailLinkMode!, $token: String!) {
    emailLink(mode: $mode, token: $token) {
      oldEmail
      newEmail
    }
  }
`)

export const ConfirmEmailChange = graphql(`
  mutation ConfirmEmailChange($token: String!) {
    confirmEmailChange(token: $token)
  }
`)

export const UndoEmailChange = graphql(`
  mutation UndoEmailChange($token: String!) {
    undoEmailChange(token: $token)
  }
`)

export const AnnouncePasswordChange = graphql(`
  mutation AnnouncePasswordChange {
    announcePasswordChange
  }
`)

export const ExportAccount = graphql(`
  mutation ExportAccount {
    exportAccount
  }
`)

export const RequestAccountDeletion = graphql(`
  mutation RequestAccountDeletion {
    requestAccountDeletion
  }
`)

export const CancelAccountDeletion = graphql(`
  mutation CancelAccountDeletion {
    cancelAccountDeletion
  }
`)
